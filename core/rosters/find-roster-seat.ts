import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { Db } from '#db/connect.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOrganisationSeat, type OrganisationSeatRow } from '../organisations/find-organisation-seat.ts';
import { hasRole } from '../organisations/policy.ts';

/** The roles that read about the students of an organisation, also while it is paused. */
const readers: readonly OrganisationRole[] = ['coordinator'];

/** @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_proof_missing` */
export async function findRosterSeat(db: Db, accountId: string, slug: string): Promise<OrganisationSeatRow> {
  const seat = await findOrganisationSeat(db, accountId, slug);
  if (!seat || (seat.state !== 'active' && seat.state !== 'paused'))
    throw new Refusal('organisation_unknown');
  if (!hasRole(seat, ...readers)) throw new Refusal('organisation_role_missing');
  if (!seat.isProven) throw new Refusal('organisation_proof_missing');
  return seat;
}

/** The role by which the member reads, as the student sees it. */
export function readingRoleOf({ roles }: Pick<OrganisationSeatRow, 'roles'>): OrganisationRole {
  return roles.includes('coordinator') ? 'coordinator' : 'owner';
}
