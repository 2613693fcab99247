import { holdOwnAccount } from '../accounts/steps/hold-own-account.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { holdBetween } from './steps/hold-unblocked.ts';

/** Removes the member's block, if any. A block by the other member stays. */
export async function unblock(core: Core, member: Member, { personId }: { personId: string }): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdOwnAccount(tx, member);
    await holdBetween(tx, member.id, personId);
    const gone = await tx
      .deleteFrom('blocks')
      .where('blocker_id', '=', member.id)
      .where('blocked_id', '=', personId)
      .returning('blocked_at')
      .executeTakeFirst();
    if (gone) await record(tx, { name: 'blocks.changed', accountId: member.id, subject: { personId } });
  });
}
