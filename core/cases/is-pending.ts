import { type SqlBool, sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';

const inTime = (days: number) => sql`cases.decided_at > now() - make_interval(days => ${days}::int)`;

/** Whether a row `cases` is undecided, or an appeal or a second look waits or is still possible. */
export const isPending = sql<SqlBool>`(
  cases.state <> 'decided'
  or (cases.appealed_at is not null and cases.answered_at is null)
  or (cases.second_asked_at is not null and cases.second_decided_at is null)
  or (cases.outcome = 'nothing' and cases.second_asked_at is null and ${inTime(caseTimes.secondLookDays)})
  or (cases.outcome <> 'nothing' and cases.appealed_at is null and ${inTime(caseTimes.appealDays)})
)`;
