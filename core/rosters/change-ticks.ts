import type { RosterTick } from '#contract/rosters/limits.ts';
import type { MembershipBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { showMembership } from './show-membership.ts';
import { holdOffStaffOf } from './steps/hold-off-staff.ts';
import { setTicks } from './steps/set-ticks.ts';

type Ticked = { membershipId: string; ticks: readonly RosterTick[] };

/**
 * Says what the institution may see beyond its roster. It counts from the next request on.
 * @throws Refusal `roster_membership_unknown`; `roster_ticks_closed`; the refusals by age
 */
export async function changeTicks(
  core: Core,
  member: Member,
  { membershipId, ticks }: Ticked,
): Promise<MembershipBody> {
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await holdOffStaffOf(tx, { accountId: member.id, membershipId });
    const own = await tx
      .selectFrom('roster_memberships')
      .select('organisation_id')
      .where('id', '=', membershipId)
      .where('account_id', '=', member.id)
      .forUpdate()
      .executeTakeFirst();
    if (!own) throw new Refusal('roster_membership_unknown');
    await setTicks(tx, membershipId, ticks);
    await record(tx, {
      name: 'rosters.ticked',
      accountId: member.id,
      subject: { organisationId: own.organisation_id, membershipId },
    });
    return showMembership(tx, member.id, membershipId);
  });
}
