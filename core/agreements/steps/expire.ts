import type { Tx } from '../../ground/events.ts';
import { answerWaitOf } from '../negotiation.ts';
import { isNegotiated } from '../policy.ts';
import { readStepSubject } from '../step-subject.ts';
import { endNegotiation } from './end-negotiation.ts';
import { holdNegotiatedRow } from './hold-negotiation.ts';
import { lastAnswerClock } from './last-answer-clock.ts';

/** No answer or signature came in time: what was proposed is over. What is in force stays so. */
export async function expire(tx: Tx, subjectId: string): Promise<void> {
  const held = await holdNegotiatedRow(tx, readStepSubject(subjectId).agreementId);
  if (!held || !isNegotiated(held) || answerWaitOf(held).subjectId !== subjectId) return;
  // The clock that has lapsed may be an earlier one than runs now.
  const last = await lastAnswerClock(tx, held);
  if (last && last.ended_at === null) return;
  await endNegotiation(tx, held, { stage: 'expired', party: '', accountId: null });
}
