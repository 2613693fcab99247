import { organisationLimits } from '#contract/organisations/limits.ts';
import type { StaffBody } from '#contract/organisations/staff-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { getStaff } from './get-staff.ts';
import { mayHandOver } from './policy.ts';
import { askToOwnOrganisation } from './steps/ask-to-own-organisation.ts';
import { countOrganisationOwners } from './steps/count-organisation-owners.ts';
import { rolesOf } from './steps/hold-led-staff.ts';
import { holdOrganisationSeat } from './steps/hold-organisation-seat.ts';

type Asked = { organisationSlug: string; personId: string; leave: boolean };

/**
 * Asks a member of the staff to own the organisation; they have 7 days to answer. A repeated request has no effect.
 * @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_closed`; `organisation_owners_full`
 */
export async function askOrganisationOwner(core: Core, member: Member, input: Asked): Promise<StaffBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdOrganisationSeat(tx, member, input.organisationSlug);
    if (!seat.roles.includes('owner')) throw new Refusal('organisation_role_missing');
    if (!mayHandOver(seat)) throw new Refusal('organisation_closed');
    const roles = await rolesOf(tx, seat.id, input.personId);
    if (roles.length === 0) throw new Refusal('organisation_unknown');
    if (roles.includes('owner')) return;
    const room = organisationLimits.owners + (input.leave ? 1 : 0);
    if ((await countOrganisationOwners(tx, seat.id)) >= room) throw new Refusal('organisation_owners_full');
    await askToOwnOrganisation(tx, {
      organisationId: seat.id,
      accountId: input.personId,
      askedBy: member.id,
      leaves: input.leave,
    });
  });
  return getStaff(core, member, input.organisationSlug);
}
