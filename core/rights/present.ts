import type { ListedRequest, RequestAnswer, RequestBody } from '#contract/rights/calls.ts';
import type { RefusalReason, RequestKind, RequestOutcome, RequestState } from '#contract/rights/limits.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { contestUntil, isWaiting, mayWithdraw } from './policy.ts';
import type { DueRow, RequestRow } from './request-row.ts';

export function presentListed(row: DueRow): ListedRequest {
  const dueAt = isWaiting(row) ? row.due_at : null;
  return {
    $id: row.id,
    number: row.number,
    kind: row.kind as RequestKind,
    state: row.state as RequestState,
    receivedAt: isoDate(row.received_at),
    dueAt: isoDateOrEmpty(dueAt),
    isLate: dueAt !== null && dueAt <= row.now,
  };
}

/** As the person who asked reads it; `isForOfficer` where no other staff can answer it. */
export function presentRequest(core: Core, row: DueRow, isForOfficer: boolean): RequestBody {
  return {
    ...presentListed(row),
    words: row.words,
    answer: answerOf(row),
    contestUntil: isoDateOrEmpty(contestUntil(row, row.now)),
    contest: row.contest,
    contestedAt: isoDateOrEmpty(row.contested_at),
    isForOfficer,
    finalAnswer: finalAnswerOf(row),
    withdrawnAt: isoDateOrEmpty(row.withdrawn_at),
    can: { withdraw: mayWithdraw(row) },
    officer: core.grievanceOfficer ?? null,
    secret: row.account_id ? '' : linkSecretOf(core.key, 'rights', row.id),
  };
}

export function answerOf(row: RequestRow): RequestAnswer | null {
  if (!row.answered_at || !row.outcome) return null;
  return {
    outcome: row.outcome as RequestOutcome,
    reason: row.reason as RefusalReason | '',
    words: row.answer,
    at: isoDate(row.answered_at),
    isByOfficer: false,
  };
}

export function finalAnswerOf(row: RequestRow): RequestAnswer | null {
  if (!row.final_at || !row.final_outcome) return null;
  return {
    outcome: row.final_outcome as RequestOutcome,
    reason: row.final_reason as RefusalReason | '',
    words: row.final_answer,
    at: isoDate(row.final_at),
    isByOfficer: row.is_by_officer,
  };
}
