import { holdOwnAccount } from '../accounts/steps/hold-own-account.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { isKnownTo } from './is-known-to.ts';
import { holdBetween } from './steps/hold-unblocked.ts';

/**
 * Hides the two members from each other. The other member gets no notification, and an existing block stays.
 * @throws Refusal `person_not_found` for an unknown id, for a member the caller cannot know, and for the caller
 */
export async function block(core: Core, member: Member, { personId }: { personId: string }): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdOwnAccount(tx, member);
    await holdBetween(tx, member.id, personId);
    const person = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', personId)
      .where('id', '<>', member.id)
      .where(isKnownTo(member, 'accounts.id'))
      // The account may be erased at this moment.
      .forKeyShare()
      .executeTakeFirst();
    if (!person) throw new Refusal('person_not_found');
    const made = await tx
      .insertInto('blocks')
      .values({ blocker_id: member.id, blocked_id: personId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('blocked_at')
      .executeTakeFirst();
    if (made) await record(tx, { name: 'blocks.changed', accountId: member.id, subject: { personId } });
  });
}
