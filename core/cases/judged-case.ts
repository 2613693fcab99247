import { sql } from 'kysely';
import type { JudgedCaseBody } from '#contract/cases/report-calls.ts';
import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import type { CaseRow } from './case-rows.ts';
import { nameOf, outcomesOf } from './case-rows.ts';
import { findLooks } from './find-looks.ts';
import { appealUntil } from './policy.ts';

/** Nothing of the decision holds for this person: it was their suspension alone, and a second member of staff has not confirmed it. */
export const holdsNothing = sql<boolean>`(
  cases.outcome = 'suspend' and cases.also = '{}' and coalesce(case_people.suspended_days = 0, false)
)`;

/** Decided cases about the member or an item of theirs, except those without an effect for them. */
export function judgedCases(db: Db, accountId: string) {
  return db
    .selectFrom('cases')
    .innerJoin('case_people', 'case_people.case_id', 'cases.id')
    .selectAll('cases')
    .select(['case_people.suspended_days', now.as('now')])
    .where('case_people.account_id', '=', accountId)
    .where('case_people.is_judged', '=', true)
    .where('cases.state', '=', 'decided')
    .where('cases.outcome', '<>', 'nothing')
    .where(sql<boolean>`not ${holdsNothing}`);
}

/** The case as those responsible for the item read it, without its reporters. @throws Refusal `case_not_found` */
export async function presentJudged(db: Db, accountId: string, caseId: string): Promise<JudgedCaseBody> {
  const row = await judgedCases(db, accountId).where('cases.id', '=', caseId).executeTakeFirst();
  if (!row) throw new Refusal('case_not_found');
  return presentJudgedRow(db, row);
}

type JudgedRow = CaseRow & { now: Date; suspended_days: number | null };

/** The outcomes that hold for this person. */
export function outcomesFor(row: Pick<JudgedRow, 'outcome' | 'also' | 'suspended_days'>): CaseOutcome[] {
  return outcomesOf(row).filter((one) => one !== 'suspend' || row.suspended_days !== 0);
}

async function presentJudgedRow(db: Db, row: JudgedRow): Promise<JudgedCaseBody> {
  const [outcome = 'nothing', ...also] = outcomesFor(row);
  const looks = await findLooks(db, row.id);
  return {
    $id: row.id,
    kind: row.thing_kind,
    name: nameOf(row),
    outcome,
    also,
    days: row.days ?? 0,
    suspendedDays: row.suspended_days ?? row.days ?? 0,
    reason: row.reason,
    appeal: row.appeal,
    answer: row.answer,
    decidedAt: isoDateOrEmpty(row.decided_at),
    appealedAt: isoDateOrEmpty(row.appealed_at),
    answeredAt: isoDateOrEmpty(row.answered_at),
    isLifted: row.is_lifted,
    appealUntil: isoDateOrEmpty(appealUntil(row, row.now)),
    looks: looks.map(({ at }) => at),
  };
}
