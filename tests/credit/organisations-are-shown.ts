import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { organisationKindNames, organisationRoles } from '#contract/organisations/limits.ts';
import type { Core } from '#core/ground/core.ts';
import { claimRoutes, claimStates } from '#rules/credit/limits.ts';

/** An organisation of each kind, 40 students in three cohorts, a list that waits, and certificates and claims, as section 7 lists them. */
export async function organisationsAreShown({ db }: Core): Promise<void> {
  const { rows } = await sql`select
    (select array_agg(distinct kind order by kind) from organisations where state = 'active') as kinds,
    (select array_agg(distinct role order by role) from organisation_staff join organisation_addresses
      using (organisation_id, account_id)) as roles,
    (select array_agg(distinct state order by state) from organisation_projects) as projects,
    (select count(*)::int from cohorts) as cohorts,
    (select count(*)::int from roster_rows) as students,
    (select count(*)::int from roster_rows where name ~ '[ऀ-ॿ]') as devanagari,
    (select count(*)::int from roster_memberships where state = 'member') as joined,
    (select count(*)::int from roster_memberships where state = 'waiting') as waiting,
    (select count(distinct array(select tick from roster_ticks where membership_id = id order by tick))::int
      from roster_memberships) as ticked,
    (select count(*)::int from roster_import_rows join roster_imports as file on file.id = import_id
      where file.state = 'preview' and kind = 'faulty') as faulty,
    (select count(*)::int from roster_looks) as looks,
    (select array_agg(distinct kind || ' ' || state order by kind || ' ' || state) from certificates) as certificates,
    (select array_agg(distinct state order by state) from credit_opportunities) as asked,
    (select count(*)::int from credit_rules) as rules,
    (select array_agg(distinct state order by state) from credit_claims) as claims,
    (select array_agg(distinct route order by route) from credit_claims where state = 'approved') as routes,
    (select count(*)::int from credit_claims where appealed_at is not null) as appeals,
    (select count(*)::int from credit_claims join clocks on subject_id = credit_claims.id
      where credit_claims.state = 'college' and kind = 'claim_college' and is_late) as late`.execute(db);
  assert.deepEqual(rows, [
    {
      kinds: [...organisationKindNames].sort(),
      roles: [...organisationRoles].sort(),
      projects: ['agreed', 'asked'],
      cohorts: 3,
      students: 40,
      devanagari: 8,
      joined: 20,
      waiting: 1,
      ticked: 8,
      faulty: 3,
      looks: 3,
      certificates: [
        'completed declined',
        'completed issued',
        'credit issued',
        'credit withdrawn',
        'mentored issued',
      ],
      asked: ['asked', 'confirmed'],
      rules: 2,
      claims: [...claimStates].sort(),
      routes: [...claimRoutes].sort(),
      appeals: 1,
      late: 1,
    },
  ]);
}
