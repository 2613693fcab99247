import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { Db } from '#db/connect.ts';
import { Refusal } from '../../ground/refusal.ts';
import {
  findOrganisationSeat,
  type OrganisationSeatRow,
} from '../../organisations/find-organisation-seat.ts';
import { hasRole } from '../../organisations/policy.ts';

/** All roles read claims, also while the organisation is paused: reviewers those of their cohorts. */
export const claimRoles: readonly OrganisationRole[] = ['coordinator', 'reviewer'];

/** @throws Refusal `organisation_unknown`; `organisation_role_missing`; `organisation_proof_missing` */
export async function findClaimSeat(db: Db, accountId: string, slug: string): Promise<OrganisationSeatRow> {
  const seat = await findOrganisationSeat(db, accountId, slug);
  if (!seat || (seat.state !== 'active' && seat.state !== 'paused'))
    throw new Refusal('organisation_unknown');
  if (!hasRole(seat, ...claimRoles)) throw new Refusal('organisation_role_missing');
  if (!seat.isProven) throw new Refusal('organisation_proof_missing');
  return seat;
}

type Reader = { id: string; seat: Pick<OrganisationSeatRow, 'id' | 'roles'> };

/** Whether these roles read about a cohort, by a column with its id. */
export function readsCohort({ id, seat }: Reader, cohort: RawBuilder<string | null>): RawBuilder<SqlBool> {
  if (hasRole(seat, 'coordinator')) return sql<SqlBool>`true`;
  return sql<SqlBool>`${cohort} in (select cohort_id from cohort_reviewers where account_id = ${id})`;
}

/**
 * Whether the reader gets a row of `credit_claims` under the name `claim`: it came to the organisation once, it is of a cohort
 * of the reader, and no block stands between the reader and its member.
 */
export function isClaimRead(reader: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    claim.organisation_id = ${reader.seat.id} and claim.college_at is not null
    and ${readsCohort(reader, sql.ref<string | null>('claim.cohort_id'))}
    and (claim.account_id = any(array(
      select blocked_id from blocks where blocker_id = ${reader.id}
      union all select blocker_id from blocks where blocked_id = ${reader.id}
    ))) is not true
  )`;
}

/** The role by which the member looks, as the student reads it. */
export function lookingRoleOf({ roles }: Pick<OrganisationSeatRow, 'roles'>): OrganisationRole {
  if (roles.includes('coordinator')) return 'coordinator';
  return roles.includes('owner') ? 'owner' : 'reviewer';
}
