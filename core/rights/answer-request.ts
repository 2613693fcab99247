import type { DeskRequestBody } from '#contract/rights/desk-calls.ts';
import type { RefusalReason, RequestOutcome } from '#contract/rights/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { isReasonFit, isWaiting } from './policy.ts';
import type { RequestRow } from './request-row.ts';
import { barOf } from './steps/bar-of.ts';
import { endTime } from './steps/end-time.ts';
import { holdRequest } from './steps/hold-request.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

export type RightsAnswer = {
  requestId: string;
  /** The version that the administrator has seen. */
  version: number;
  outcome: RequestOutcome;
  reason: RefusalReason | '';
  answer: string;
};

/**
 * Answers a request, or finally a contested one. The same answer of the same administrator counts once.
 * @throws Refusal `rights_request_unknown`, `rights_reason_unfit`, `rights_own`, `rights_same_staff`, `conflict`
 */
export async function answerRequest(
  core: Core,
  administrator: Member,
  given: RightsAnswer,
): Promise<DeskRequestBody> {
  const { requestId, version, outcome, reason } = given;
  if (!isReasonFit(outcome, reason)) throw new Refusal('rights_reason_unfit');
  return core.db.transaction().execute(async (tx) => {
    const row = await holdRequest(tx, requestId);
    if (isWrittenBefore(row, administrator, given)) return showAtDesk(tx, core, administrator, requestId);
    if (!isWaiting(row) || row.version !== version) throw new Refusal('conflict');
    const { bar, isForOfficer } = await barOf(tx, core, administrator, row);
    if (bar === 'own') throw new Refusal('rights_own');
    if (bar === 'same_staff') throw new Refusal('rights_same_staff');
    const isFinal = row.state === 'contested';
    const written = isFinal
      ? { ...finalOf(administrator, given), final_at: now, is_by_officer: isForOfficer }
      : { ...firstOf(administrator, given), answered_at: now };
    await tx
      .updateTable('rights_requests')
      .set({ ...written, state: isFinal ? 'final' : 'answered', version: version + 1 })
      .where('id', '=', requestId)
      .execute();
    await endTime(tx, row);
    await post(tx, { letter: 'rights-answered', requestId }, 'product');
    await record(tx, { name: 'rights.answered', accountId: row.account_id, subject: { requestId } });
    const detail = [outcome, reason].filter(Boolean).join(': ');
    await noteAction(tx, administrator, { action: 'rightsRequest.answered', subjectId: requestId, detail });
    return showAtDesk(tx, core, administrator, requestId);
  });
}

const firstOf = ({ id }: Member, { outcome, reason, answer }: RightsAnswer) => ({
  outcome,
  reason,
  answer,
  answered_by: id,
});

const finalOf = ({ id }: Member, { outcome, reason, answer }: RightsAnswer) => ({
  final_outcome: outcome,
  final_reason: reason,
  final_answer: answer,
  final_by: id,
});

/** The form was sent twice, and the first request has already given the answer. */
function isWrittenBefore(row: RequestRow, administrator: Member, given: RightsAnswer): boolean {
  if (row.version !== given.version + 1) return false;
  if (row.state === 'answered') return isWritten(row, firstOf(administrator, given));
  return row.state === 'final' && isWritten(row, finalOf(administrator, given));
}
