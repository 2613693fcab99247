import { sql } from 'kysely';
import type { CohortBar } from '#contract/credit/limits.ts';
import type { CreditCohortBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { sumsOf } from './find-other-claims.ts';
import { type FoundRule, findRule, presentRule } from './find-rule.ts';
import { isSemesterOf } from './lacks-of.ts';

/** The cohorts in which the member is a student, each with its rule and the sums of the member's claims there. */
export async function findCreditCohorts(db: Db, accountId: string): Promise<CreditCohortBody[]> {
  const rows = await db
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .innerJoin('organisations', 'organisations.id', 'membership.organisation_id')
    .select(['membership.id', 'row.semester', 'row.cohort_id', 'cohorts.name as cohort'])
    .select(['organisations.slug', 'organisations.name as organisation'])
    .select(sql<boolean>`(organisations.state = 'active')`.as('is_active'))
    .where('membership.account_id', '=', accountId)
    .where('membership.state', '=', 'member')
    .orderBy('membership.begun_at', 'desc')
    .execute();
  const found: CreditCohortBody[] = [];
  // A member is a student of three organisations at most.
  for (const row of rows) {
    const rule = await findRule(db, row.cohort_id);
    const sums = await sumsOf(db, { accountId, cohortId: row.cohort_id });
    found.push({
      membershipId: row.id,
      organisation: { slug: row.slug, name: row.organisation },
      cohort: { $id: row.cohort_id, name: row.cohort },
      semester: row.semester,
      rule: rule ? presentRule(rule) : null,
      sums,
      bar: row.is_active ? barOf(rule, row.semester, sums) : 'organisation',
    });
  }
  return found;
}

function barOf(
  rule: FoundRule | undefined,
  semester: string,
  { approvedMinutes, openMinutes, approvedCredits, openCredits }: CreditCohortBody['sums'],
): '' | CohortBar {
  if (!rule) return 'no_rule';
  if (!isSemesterOf(rule, semester)) return 'semester';
  const isFull =
    approvedMinutes + openMinutes >= rule.mostHours * 60 || approvedCredits + openCredits >= rule.mostCredits;
  return isFull ? 'most_reached' : '';
}
