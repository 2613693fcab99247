import type { CaseBody } from '#contract/cases/calls.ts';
import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { reportableOf } from '../ground/reportable.ts';
import type { CaseRow } from './case-rows.ts';
import { barOf } from './steps/find-parties.ts';
import { holdCase } from './steps/hold-case.ts';
import { showCase } from './steps/show-case.ts';
import { takeEffect } from './steps/take-effect.ts';
import { tellOfDecision } from './steps/tell-of-decision.ts';

export type Decision = {
  caseId: string;
  /** The version that the administrator has seen. */
  version: number;
  outcome: CaseOutcome;
  /** Only for a suspension. */
  days?: number | undefined;
  reason: string;
};

/**
 * Decides a case and carries the outcome out in the same transaction. Those responsible for the item read the reason; its
 * reporters learn whether something was done. Repeating the same decision changes nothing.
 * @throws Refusal `case_not_found`, `case_own`, `conflict`, `case_outcome_unfit`, `account_protected`
 */
export async function decideCase(core: Core, administrator: Member, decision: Decision): Promise<CaseBody> {
  const { caseId, outcome, days, reason } = decision;
  return core.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, caseId);
    const { bar } = await barOf(tx, core, administrator, row);
    if (bar === 'own') throw new Refusal('case_own');
    const decided = {
      state: 'decided' as const,
      outcome,
      days: outcome === 'suspend' ? (days ?? null) : null,
      reason,
      decided_by: administrator.id,
      version: decision.version + 1,
    };
    if (isWritten(row, decided)) return showCase(tx, core, administrator, caseId);
    if (row.state !== 'open' || row.version !== decision.version) throw new Refusal('conflict');
    requireFitting(row, decision);
    await takeEffect(tx, core, administrator, row, decision);
    await tx
      .updateTable('cases')
      .set({ ...decided, decided_at: now })
      .where('id', '=', caseId)
      .execute();
    await endDeadlines(tx, caseId);
    await record(tx, { name: 'cases.decided', accountId: administrator.id, subject: { caseId } });
    await tellOfDecision(tx, row, outcome);
    const detail = `${[outcome, days && `${days} d`].filter(Boolean).join(' ')}: ${reason}`;
    await noteAction(tx, administrator, { action: 'case.decided', subjectId: caseId, detail });
    return showCase(tx, core, administrator, caseId);
  });
}

function requireFitting({ thing_kind: kind }: CaseRow, { outcome, days }: Decision): void {
  const fits = reportableOf(kind)?.outcomes.includes(outcome) === true;
  if (!fits || (outcome === 'suspend') !== (days !== undefined)) throw new Refusal('case_outcome_unfit');
}

/** Administrators owe the step even after the deadline. A passed deadline cannot be met, so it is released. */
async function endDeadlines(tx: Tx, caseId: string): Promise<void> {
  for (const kind of ['harm_acknowledgement', 'harm_decision', 'urgent_harm_decision'] as const)
    if (!(await meetDeadline(tx, kind, caseId))) await releaseDeadline(tx, kind, caseId);
}
