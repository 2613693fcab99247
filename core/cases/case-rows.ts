import { type Selectable, sql } from 'kysely';
import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import type { Db } from '#db/connect.ts';
import type { CasesTable } from '#db/tables/cases.ts';
import { isWaiting } from '../deadlines/is-waiting.ts';

export type CaseRow = Selectable<CasesTable>;

/** The deadline of the next step, in time or late: the decision, or the answer to an appeal. */
const dueAt = sql<Date | null>`(
  select due_at from clocks
  where subject_id = one.id and ${isWaiting}
    and kind in ('harm_decision', 'urgent_harm_decision', 'case_appeal', 'case_second_look')
  order by due_at limit 1
)`;

/** Cases with the columns that lists and pages show. */
export function caseRows(db: Db) {
  return db
    .selectFrom('cases as one')
    .selectAll('one')
    .select([
      dueAt.as('due_at'),
      sql<boolean>`coalesce(${dueAt} <= now(), false)`.as('is_late'),
      sql<number>`(select count(*)::int from case_reports where case_id = one.id)`.as('reports'),
    ]);
}

export type ListedRow = CaseRow & { due_at: Date | null; is_late: boolean; reports: number };

export function outcomeOf({ outcome }: Pick<CaseRow, 'outcome'>): CaseOutcome | '' {
  return (outcome ?? '') as CaseOutcome | '';
}

/** Everything that was decided under one reason, the gravest first; none before. */
export function outcomesOf({ outcome, also }: Pick<CaseRow, 'outcome' | 'also'>): CaseOutcome[] {
  return outcome === null ? [] : ([outcome, ...also] as CaseOutcome[]);
}

/** Whether an appeal has no answer yet. */
export function isAppealed({ appealed_at: at, answered_at: answeredAt }: CaseRow): boolean {
  return at !== null && answeredAt === null;
}

/** Whether a reporter has asked for other staff, who have not decided yet. */
export function isSecondAsked(row: Pick<CaseRow, 'second_asked_at' | 'second_decided_at'>): boolean {
  return row.second_asked_at !== null && row.second_decided_at === null;
}

/** The item's name at the time of the report, for administrators and for those responsible for the item. */
export function nameOf({ sealed }: Pick<CaseRow, 'sealed'>): string {
  return (JSON.parse(sealed) as { name: string }).name;
}
