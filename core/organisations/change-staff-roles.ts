import type { grantedRoles } from '#contract/organisations/limits.ts';
import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getStaff } from './get-staff.ts';
import { holdLedStaff } from './steps/hold-led-staff.ts';

type Asked = { organisationSlug: string; personId: string; roles: (typeof grantedRoles)[number][] };

/**
 * Gives a member of the staff these roles in place of their former ones. Owners have every role: theirs stay.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_closed`;
 * `organisation_proof_missing`; `organisation_own_seat`; `organisation_owner_stays`
 */
export async function changeStaffRoles(core: Core, member: Member, input: Asked): Promise<StaffBody> {
  await core.db.transaction().execute(async (tx) => {
    const { seat, roles: former } = await holdLedStaff(tx, member, input);
    if (former.includes('owner')) throw new Refusal('organisation_owner_stays');
    const { personId: accountId, roles } = input;
    const given = roles.filter((role) => !former.includes(role));
    if (given.length === 0 && former.length === roles.length) return;
    // The first role says since when the member has been there: it stays until another one has its date.
    const since = tx
      .selectFrom('organisation_staff')
      .select((row) => row.fn.min('since').as('since'))
      .where('organisation_id', '=', seat.id)
      .where('account_id', '=', accountId);
    if (given.length > 0)
      await tx
        .insertInto('organisation_staff')
        .values(given.map((role) => ({ organisation_id: seat.id, account_id: accountId, role, since })))
        .execute();
    await tx
      .deleteFrom('organisation_staff')
      .where('organisation_id', '=', seat.id)
      .where('account_id', '=', accountId)
      .where('role', 'not in', roles)
      .execute();
    const subject = { organisationId: seat.id, by: member.id };
    await record(tx, { name: 'organisations.staffed', accountId, subject });
  });
  return getStaff(core, member, input.organisationSlug);
}
