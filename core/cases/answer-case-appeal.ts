import type { CaseBody } from '#contract/cases/calls.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { reportableOf } from '../ground/reportable.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { liftSuspension } from '../standings/steps/lift-suspension.ts';
import { type CaseRow, isAppealed, outcomesOf } from './case-rows.ts';
import { judgedIn } from './judged-in.ts';
import { isShut } from './policy.ts';
import { readSealed } from './seal.ts';
import { findKept } from './steps/find-kept.ts';
import { barOf } from './steps/find-parties.ts';
import { holdCase } from './steps/hold-case.ts';
import { showCase } from './steps/show-case.ts';
import { findSuspensionCase } from './suspension-case.ts';

type Answer = { caseId: string; lifted: boolean; reason: string };

/**
 * Answers the appeal against a decision: it stands, or ends at once. Repeating the same answer changes nothing.
 * @throws Refusal `case_not_found`, `case_own`, `case_conflict`, `case_taken`; `conflict` without an open appeal; `case_same_administrator` if another one
 * must decide
 */
export async function answerCaseAppeal(
  core: Core,
  administrator: Member,
  { caseId, lifted, reason }: Answer,
): Promise<CaseBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, caseId);
    const { bar } = await barOf(tx, core, administrator, row);
    if (isShut(bar)) throw new Refusal(bar === 'own' ? 'case_own' : 'case_conflict');
    const answered = { answer: reason, answered_by: administrator.id, is_lifted: lifted };
    if (isWritten(row, answered)) return showCase(tx, core, administrator, caseId);
    if (!isAppealed(row)) throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('case_same_administrator');
    if (bar === 'taken') throw new Refusal('case_taken');
    if (lifted) await lift(tx, administrator, row);
    await tx
      .updateTable('cases')
      .set({ ...answered, answered_at: now, version: row.version + 1, taken_by: null, taken_until: null })
      .where('id', '=', caseId)
      .execute();
    if (!(await meetDeadline(tx, 'case_appeal', caseId))) await releaseDeadline(tx, 'case_appeal', caseId);
    if (row.appealed_by) {
      await post(tx, { letter: 'case-appeal-answered', caseId, accountId: row.appealed_by }, 'product');
      await record(tx, { name: 'cases.appealAnswered', accountId: row.appealed_by, subject: { caseId } });
    }
    const detail = `${lifted ? 'lifted' : 'stands'}: ${reason}`;
    await noteAction(tx, administrator, { action: 'case.appealAnswered', subjectId: caseId, detail });
    return showCase(tx, core, administrator, caseId);
  });
}

async function lift(tx: Tx, administrator: Member, row: CaseRow): Promise<void> {
  const measures = reportableOf(row.thing_kind)?.measures ?? {};
  const { parts } = readSealed(row.sealed);
  const decided = outcomesOf(row);
  for (const outcome of decided) {
    const measure = measures[outcome];
    const [next] = measure?.isState || measure?.takesDays ? await findKept(tx, row, outcome) : [];
    if (measure?.isState && next) continue;
    await measure?.lift?.(tx, administrator, { id: row.thing_id, caseId: row.id, parts, next });
  }
  if (!decided.includes('suspend')) return;
  for (const accountId of await judgedIn(tx, row.id)) {
    await holdAccount(tx, accountId);
    // A later suspension, decided for another reason, stays.
    const own = await findSuspensionCase(tx, accountId);
    if (own?.id === row.id && (await findSuspension(tx, accountId))) await liftSuspension(tx, accountId);
  }
}
