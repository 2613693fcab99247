import type { Tx } from '../../ground/events.ts';
import { answerDeadlineOf } from '../negotiation.ts';
import { isNegotiated } from '../policy.ts';
import { readStepSubject } from '../step-subject.ts';
import { endNegotiation } from './end-negotiation.ts';
import { holdNegotiatedRow } from './hold-negotiation.ts';
import { lastAnswerDeadline } from './last-answer-deadline.ts';

/** Ends a proposal without an answer or signature before its deadline. The text in force stays in force. */
export async function expire(tx: Tx, subjectId: string): Promise<void> {
  const held = await holdNegotiatedRow(tx, readStepSubject(subjectId).agreementId);
  if (!held || !isNegotiated(held) || answerDeadlineOf(held).subjectId !== subjectId) return;
  // The lapsed deadline may be an earlier one than the running one.
  const last = await lastAnswerDeadline(tx, held);
  if (last && last.ended_at === null) return;
  await endNegotiation(tx, held, { stage: 'expired', party: '', accountId: null });
}
