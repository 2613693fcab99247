import type { RosterTick } from '#contract/rosters/limits.ts';
import type { MembershipBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findByCode, type Typed } from './find-by-code.ts';
import { showMembership } from './show-membership.ts';
import { askGuardianOfStudent } from './steps/ask-guardian-of-student.ts';
import { beginMembership, findOwn, holdRow, requireActive, requireRoom } from './steps/begin-membership.ts';
import { holdOffStaff } from './steps/hold-off-staff.ts';
import { setTicks } from './steps/set-ticks.ts';

type Joining = Typed & { ticks: readonly RosterTick[] };

/**
 * Joins an institution by a code, which is used up. A name unlike the account's waits for a coordinator's yes. Under 18 the code
 * waits for the guardian first, and nothing more is shown. Sent again, the same membership is answered.
 * @throws Refusal `roster_code_used`; `roster_joined_already`; `roster_memberships_full`; `roster_ticks_closed`;
 * `organisation_not_active`; the refusals of `findByCode` and by age
 */
export async function joinByCode(core: Core, member: Member, joining: Joining): Promise<MembershipBody> {
  const found = await findByCode(core, member.id, joining);
  return core.db.transaction().execute(async (tx) => {
    const standing = await holdOwnStanding(tx, member);
    requireAge(standing, 'consented');
    if (joining.ticks.length > 0) requireAge(standing, 'adult');
    await holdOffStaff(tx, found.organisation_id);
    const row = await holdRow(tx, found.id);
    const own = await findOwn(tx, member.id);
    const same = own.find((one) => one.row_id === row.id);
    if (same) return showMembership(tx, member.id, same.id);
    await requireRoom(tx, member.id, row.organisation_id);
    if ((await requireActive(tx, row.organisation_id)) !== 'Educational institution')
      requireAge(standing, 'adult');
    if (standing.age !== 'adult')
      return showMembership(tx, member.id, await askGuardianOfStudent(tx, member.id, row, found.code_id));
    const membershipId = await beginMembership(tx, member.id, row, found.code_id);
    await setTicks(tx, membershipId, joining.ticks);
    return showMembership(tx, member.id, membershipId);
  });
}
