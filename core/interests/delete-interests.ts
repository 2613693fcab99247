import { recordConsent } from '../consents/steps/record-consent.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';

/** Forgets the member's interests; nothing happens if there are none. Their promise stays. */
export async function deleteInterests(core: Core, member: Member): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    const gone = await tx
      .deleteFrom('interests')
      .where('account_id', '=', member.id)
      .returning('account_id')
      .executeTakeFirst();
    if (!gone) return;
    await recordConsent(tx, { accountId: member.id, document: 'open_to_introductions', given: false });
    await record(tx, { name: 'interests.changed', accountId: member.id, subject: {} });
  });
}
