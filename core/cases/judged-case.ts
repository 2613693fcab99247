import type { JudgedCaseBody } from '#contract/cases/report-calls.ts';
import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import type { CaseRow } from './case-rows.ts';
import { nameOf } from './case-rows.ts';
import { findLooks } from './find-looks.ts';
import { appealUntil } from './policy.ts';

/** Decided cases about the member or an item of theirs, except those with the outcome nothing. */
export function judgedCases(db: Db, accountId: string) {
  return db
    .selectFrom('cases')
    .innerJoin('case_people', 'case_people.case_id', 'cases.id')
    .selectAll('cases')
    .select(now.as('now'))
    .where('case_people.account_id', '=', accountId)
    .where('case_people.is_judged', '=', true)
    .where('cases.state', '=', 'decided')
    .where('cases.outcome', '<>', 'nothing');
}

/** The case as those responsible for the item read it, without its reporters. @throws Refusal `case_not_found` */
export async function presentJudged(db: Db, accountId: string, caseId: string): Promise<JudgedCaseBody> {
  const row = await judgedCases(db, accountId).where('cases.id', '=', caseId).executeTakeFirst();
  if (!row) throw new Refusal('case_not_found');
  return presentJudgedRow(db, row);
}

export async function presentJudgedRow(db: Db, row: CaseRow & { now: Date }): Promise<JudgedCaseBody> {
  const looks = await findLooks(db, row.id);
  return {
    $id: row.id,
    kind: row.thing_kind,
    name: nameOf(row),
    outcome: row.outcome as CaseOutcome,
    also: row.also as CaseOutcome[],
    days: row.days ?? 0,
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
