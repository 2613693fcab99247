import type { RuleParts } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';

export type FoundRule = RuleParts & { version: number; madeAt: Date };

/** The rule of a cohort: the newest version, or the one that a claim names. */
export async function findRule(
  db: Db,
  cohortId: string | null,
  version?: number,
): Promise<FoundRule | undefined> {
  if (cohortId === null) return undefined;
  const row = await db
    .selectFrom('credit_rules')
    .selectAll()
    .where('cohort_id', '=', cohortId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      version: row.version,
      madeAt: row.made_at,
      hoursACredit: row.hours_a_credit,
      leastHours: row.least_hours,
      mostHours: row.most_hours,
      mostCredits: row.most_credits,
      semesters: row.semesters,
    }
  );
}

/** A rule as answers show it. */
export function presentRule({
  hoursACredit,
  leastHours,
  mostHours,
  mostCredits,
  semesters,
}: RuleParts): RuleParts {
  return { hoursACredit, leastHours, mostHours, mostCredits, semesters };
}
