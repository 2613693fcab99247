import type { RefusalReason, RequestKind, RequestOutcome, RequestState } from '#contract/rights/limits.ts';
import { rightsTimes } from '#contract/rights/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import type { Member } from '../ground/actor.ts';
import type { RequestRow } from './request-row.ts';

const waiting: readonly string[] = ['received', 'in_work', 'contested'] satisfies RequestState[];

/** Whether we owe an answer. */
export const isWaiting = ({ state }: Pick<RequestRow, 'state'>) => waiting.includes(state);

export const mayWithdraw = ({ state }: Pick<RequestRow, 'state'>) =>
  state === 'received' || state === 'in_work';

/** The kind of the deadline for the answer. */
export const deadlineKindOf = (kind: string) =>
  (kind as RequestKind) === 'content' ? 'content_complaint_answer' : 'rights_answer';

/** The last moment for contesting the answer; null where it cannot be contested. */
export function contestUntil({ state, answered_at: at }: RequestRow, now: Date): Date | null {
  if (state !== 'answered' || !at) return null;
  const until = new Date(at.getTime() + rightsTimes.contestDays * 86_400_000);
  return until > now ? until : null;
}

/** Asked by them, also as a nominee or a guardian by their mailbox, or about their account. */
export const isOwn = ({ id, account }: Pick<Member, 'id' | 'account'>, row: RequestRow) =>
  row.account_id === id || row.for_account_id === id || row.mailbox === mailboxOf(account.email);

export type Bar = '' | 'own' | 'same_staff';

/**
 * The reason why an administrator may not answer. `hasOther`: an administrator who neither asked nor answered before could.
 * `isAlone`: there is no other administrator at all. Without others the answer is the officer's.
 */
export function barTo(
  administrator: Pick<Member, 'id' | 'account'>,
  row: RequestRow,
  { hasOther, isAlone }: { hasOther: boolean; isAlone: boolean },
): Bar {
  if (isOwn(administrator, row)) return isAlone ? '' : 'own';
  const hasAnswered = row.state === 'contested' && row.answered_by === administrator.id;
  return hasAnswered && hasOther ? 'same_staff' : '';
}

/** A refusal has a reason, an answer that grants has none. */
export const isReasonFit = (outcome: RequestOutcome, reason: RefusalReason | '') =>
  (outcome === 'refused') === (reason !== '');
