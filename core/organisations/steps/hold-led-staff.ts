import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OrganisationSeatRow } from '../find-organisation-seat.ts';
import { mayLeadStaff } from '../policy.ts';
import { holdOrganisationSeat } from './hold-organisation-seat.ts';

type Led = { seat: OrganisationSeatRow; roles: OrganisationRole[] };

/**
 * The organisation, held, for an owner who changes another member of its staff, with the roles of that member.
 * @throws Refusal `organisation_unknown`, also without such a member; `organisation_role_missing`; `organisation_closed`;
 * `organisation_proof_missing`; `organisation_own_seat`
 */
export async function holdLedStaff(
  tx: Tx,
  member: Member,
  { organisationSlug, personId }: { organisationSlug: string; personId: string },
): Promise<Led> {
  const seat = await holdOrganisationSeat(tx, member, organisationSlug);
  if (!mayLeadStaff(seat)) throw new Refusal(reasonWhyNot(seat));
  if (personId === member.id) throw new Refusal('organisation_own_seat');
  const roles = await rolesOf(tx, seat.id, personId);
  if (roles.length === 0) throw new Refusal('organisation_unknown');
  return { seat, roles };
}

function reasonWhyNot({ roles, isProven }: OrganisationSeatRow) {
  if (!roles.includes('owner')) return 'organisation_role_missing';
  return isProven ? 'organisation_closed' : 'organisation_proof_missing';
}

/** The roles of a member of the staff of a held organisation; none for other members. */
export async function rolesOf(
  tx: Tx,
  organisationId: string,
  accountId: string,
): Promise<OrganisationRole[]> {
  const rows = await tx
    .selectFrom('organisation_staff')
    .select('role')
    .where('organisation_id', '=', organisationId)
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ role }) => role);
}
