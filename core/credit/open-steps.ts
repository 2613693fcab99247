import { sql } from 'kysely';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { staffRoles } from '../organisations/starts.ts';
import { hasClaimRole, isPassedOver } from './college/find-deciders.ts';
import { ownClaims } from './starts.ts';

/** The name of the organisation: lines for staff name no student. */
const describe: DescribeDeadlines = async (db, ids) => {
  const rows = await db
    .selectFrom('credit_claims as claim')
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .select(['claim.id', 'organisations.name', 'organisations.slug'])
    .where('claim.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name, slug }) => [id, { thing: name, slug }]));
};

const due = sql`(
  select due_at from clocks where clocks.kind = 'claim_college' and clocks.subject_id = claim.id
  order by began_at desc limit 1
)`;
/** It waits for a decision, or for one about an appeal. */
const waits = sql`(claim.state = 'college' or (claim.appealed_at is not null and claim.appeal_decided_at is null))`;

/** A claim waits for staff of the institution who have nothing to do with it. */
const college: OpenStep = {
  kind: 'claims_college',
  describe,
  deadlines: ['claim_college'],
  mine: {
    start: staffRoles,
    select: (accountId) => {
      const staff = sql<string>`${accountId}::text`;
      return sql`
        select claim.id as subject_id, coalesce(claim.appealed_at, claim.college_at) as since, ${due} as due_at
        from credit_claims as claim
        where claim.organisation_id in (select organisation_id from organisation_staff where account_id = ${accountId})
          and claim.college_at is not null and ${waits}
          and ${hasClaimRole(staff, 'claim')} and not ${isPassedOver(staff, 'claim')}
          and (claim.appealed_at is null or claim.decided_by is distinct from ${accountId})`;
    },
  },
  others: {
    start: ownClaims,
    select: (accountId) => sql`
      select claim.id as subject_id, coalesce(claim.appealed_at, claim.college_at) as since, ${due} as due_at
      from credit_claims as claim where claim.account_id = ${accountId} and ${waits}`,
  },
};

export const creditSteps: readonly OpenStep[] = [college];
