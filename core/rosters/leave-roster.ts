import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { dropAsks } from './steps/end-asks.ts';
import { endMemberships } from './steps/end-memberships.ts';
import { holdOffStaffOf } from './steps/hold-off-staff.ts';

/**
 * Leaves an institution. Its staff read "left" from the next request on, never why. Of a code that
 * waits for the guardian nothing is left.
 * @throws Refusal `roster_membership_unknown`
 */
export async function leaveRoster(core: Core, member: Member, membershipId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    await holdOffStaffOf(tx, { accountId: member.id, membershipId });
    const own = await tx
      .selectFrom('roster_memberships')
      .select('id')
      .where('id', '=', membershipId)
      .where('account_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    if (own) return endMemberships(tx, [membershipId], 'left');
    const ask = await tx
      .selectFrom('roster_guardian_asks')
      .select('id')
      .where('id', '=', membershipId)
      .where('account_id', '=', member.id)
      .where('agreed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!ask) throw new Refusal('roster_membership_unknown');
    await dropAsks(tx, [ask.id], 'own');
  });
}
