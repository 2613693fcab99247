import { type RawBuilder, sql } from 'kysely';

/**
 * The most credits that a confirmed number of hours gives: by the latest rule of that cohort of the question `asked` whose rule
 * gives most; null without a cohort that has a rule.
 */
export function mostCredits(hours: RawBuilder<number>): RawBuilder<number | null> {
  return sql<number | null>`(
    select max(least(least(${hours}, rule.most_hours) / rule.hours_a_credit, rule.most_credits))
    from credit_opportunity_cohorts as chosen
    cross join lateral (
      select most_hours, hours_a_credit, most_credits from credit_rules
      where credit_rules.cohort_id = chosen.cohort_id order by version desc limit 1
    ) as rule
    where chosen.credit_opportunity_id = asked.id
  )`;
}
