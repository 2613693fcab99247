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
import { isSecondAsked } from './case-rows.ts';
import { orderedOutcomes } from './fitting-outcomes.ts';
import { judgedIn } from './judged-in.ts';
import { isShut } from './policy.ts';
import { barOf } from './steps/find-parties.ts';
import { holdCase } from './steps/hold-case.ts';
import { showCase } from './steps/show-case.ts';
import { takeEffect } from './steps/take-effect.ts';
import { tellOfDecision } from './steps/tell-of-decision.ts';

const deadlinesOfDecision = [
  'harm_acknowledgement',
  'harm_decision',
  'urgent_harm_decision',
  'case_second_look',
] as const;

export type Decision = {
  caseId: string;
  /** The version that the administrator has seen. */
  version: number;
  outcome: CaseOutcome;
  /** Further outcomes under the same reason. */
  also?: readonly CaseOutcome[];
  /** Only for outcomes that take days. */
  days?: number | undefined;
  reason: string;
};

/**
 * Decides a case and carries the outcome out in the same transaction. Those responsible for the item read the reason; its
 * reporters learn whether something was done. Repeating the same decision changes nothing.
 * reporters learn it again after a second look. Where all of it waits for a second member of staff, the case waits too, and
 * they are told with the yes. Staff whom it concerns may only hide something urgent, if all others are
 * barred as well.
 * @throws Refusal `case_not_found`, `case_own`, `case_conflict`, `conflict`, `case_same_administrator`, `case_taken`,
 * `case_outcome_unfit`, `account_protected`
 */
export async function decideCase(core: Core, administrator: Member, decision: Decision): Promise<CaseBody> {
  const { caseId, outcome, also = [], days, reason } = decision;
  return core.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, caseId);
    const { bar, isLone } = await barOf(tx, core, administrator, row);
    const isLoneHide = isLone && outcome === 'hide' && also.length === 0;
    if (isShut(bar) && !isLoneHide) throw new Refusal(bar === 'own' ? 'case_own' : 'case_conflict');
    const judged = await judgedIn(tx, caseId);
    const chosen = orderedOutcomes(row.thing_kind, [outcome, ...also], days);
    const [gravest = outcome, ...others] = chosen ?? [];
    const decided = {
      state: 'decided' as const,
      outcome: gravest,
      also: others,
      days: days ?? null,
      reason,
      decided_by: administrator.id,
      is_lone: isLoneHide,
      version: decision.version + 1,
    };
    if (isWritten({ ...row, state: row.state === 'waiting' ? 'decided' : row.state }, decided))
      return showCase(tx, core, administrator, caseId);
    const isSecond = isSecondAsked(row);
    if ((row.state !== 'open' && !isSecond) || row.version !== decision.version)
      throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('case_same_administrator');
    if (bar === 'taken') throw new Refusal('case_taken');
    if (!chosen) throw new Refusal('case_outcome_unfit');
    const waits = await takeEffect(tx, core, administrator, { row, judged, outcomes: chosen, days, reason });
    await tx
      .updateTable('cases')
      .set({
        ...decided,
        state: waits ? 'waiting' : 'decided',
        taken_by: null,
        taken_until: null,
      })
      .$if(!waits && (!isSecond || gravest !== 'nothing'), (query) => query.set({ decided_at: now }))
      .$if(isSecond, (query) =>
        query.set({ second_decided_at: now, first_decided_by: row.decided_by, first_reason: row.reason }),
      )
      .where('id', '=', caseId)
      .execute();
    await endDeadlines(tx, caseId);
    await record(tx, { name: 'cases.decided', accountId: administrator.id, subject: { caseId } });
    if (!waits) await tellOfDecision(tx, row, chosen);
    const detail = `${[chosen.join('+'), days && `${days} d`, isLoneHide && 'lone'].filter(Boolean).join(' ')}: ${reason}`;
    await noteAction(tx, administrator, { action: 'case.decided', subjectId: caseId, detail });
    return showCase(tx, core, administrator, caseId);
  });
}

/** Administrators owe the step even after the deadline. A passed deadline cannot be met, so it is released. */
async function endDeadlines(tx: Tx, caseId: string): Promise<void> {
  for (const kind of deadlinesOfDecision)
    if (!(await meetDeadline(tx, kind, caseId))) await releaseDeadline(tx, kind, caseId);
}
