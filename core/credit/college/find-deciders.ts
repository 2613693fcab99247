import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { blockedBetween } from '../../blocks/is-blocked-between.ts';

/**
 * Whether the member of the staff has to do with a claim: it is their own, they are in the host's team or have answered it as the
 * host, they share an agreement with its member or have acted in one, or one of the two has blocked the other. `claim` is the alias of its row.
 */
export function isPassedOver(staff: RawBuilder<string>, claim: string): RawBuilder<SqlBool> {
  const member = sql.ref<string>(`${claim}.account_id`);
  const project = sql.ref<string>(`${claim}.project_id`);
  return sql<SqlBool>`(
    ${staff} is not distinct from ${member}
    or exists (select from project_members as seat where seat.project_id = ${project} and seat.account_id = ${staff})
    or exists (
      select from credit_steps as step
      where step.claim_id = ${sql.ref(`${claim}.id`)} and step.side = 'host' and step.account_id = ${staff}
    )
    or ${sharesAgreement(member, staff)} or ${sharesAgreement(staff, member)}
    or ${blockedBetween(staff, member)}
  )`;
}

function sharesAgreement(contributor: RawBuilder<string>, owner: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from agreements as shared
    join project_members as seat on seat.project_id = shared.project_id and seat.is_owner
    where shared.contributor_id = ${contributor} and seat.account_id = ${owner} and shared.active_at is not null
  ) or exists (
    select from agreement_people as acted join agreements as shared on shared.id = acted.agreement_id
    where shared.contributor_id = ${contributor} and acted.account_id = ${owner}
  )`;
}

/** Whether the roles of the member let them decide claims of this cohort. */
export function hasClaimRole(staff: RawBuilder<string>, claim: string): RawBuilder<SqlBool> {
  const organisation = sql.ref<string>(`${claim}.organisation_id`);
  return sql<SqlBool>`(
    exists (
      select from organisation_addresses as address
      where address.organisation_id = ${organisation} and address.account_id = ${staff} and address.proven_until > now()
    ) and (
      exists (
        select from organisation_staff as seat
        where seat.organisation_id = ${organisation} and seat.account_id = ${staff} and seat.role in ('owner', 'coordinator')
      ) or exists (
        select from cohort_reviewers as reviewer
        join organisation_staff as seat on seat.account_id = reviewer.account_id
          and seat.organisation_id = ${organisation} and seat.role = 'reviewer'
        where reviewer.cohort_id = ${sql.ref(`${claim}.cohort_id`)} and reviewer.account_id = ${staff}
      )
    )
  )`;
}

/** The staff who can decide a claim now; for an appeal without the one who decided before. */
export async function findDeciders(
  db: Db,
  claimId: string,
  { besides = '' }: { besides?: string } = {},
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct staff.account_id as id
    from credit_claims as claim
    join organisation_staff as staff on staff.organisation_id = claim.organisation_id
    join standings on standings.account_id = staff.account_id and standings.seen_from <= now()
    where claim.id = ${claimId} and staff.account_id <> ${besides}
      and ${hasClaimRole(sql.ref('staff.account_id'), 'claim')}
      and not ${isPassedOver(sql.ref('staff.account_id'), 'claim')}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
