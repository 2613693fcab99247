import { meetDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { answerDeadlineOf } from '../negotiation.ts';
import type { HeldNegotiation } from './hold-negotiation.ts';
import { lastAnswerDeadline } from './last-answer-deadline.ts';

/**
 * Requires that the time for an answer has not run out. A step by the owing side meets the deadline. Resolves to when it
 * was due; null if no one could answer, so that nothing is late.
 * @throws Refusal `agreement_over`
 */
export async function requireInTime(tx: Tx, one: HeldNegotiation): Promise<Date | null> {
  const last = await lastAnswerDeadline(tx, one);
  if (!last) return null;
  if (last.state === 'lapsed') throw new Refusal('agreement_over');
  if (last.ended_at) return null;
  const isOwed = (last.project_id !== null) === (one.side === 'project');
  const { kind, subjectId } = answerDeadlineOf(one);
  const isInTime = isOwed ? await meetDeadline(tx, kind, subjectId) : !last.is_late;
  if (!isInTime) throw new Refusal('agreement_over');
  return last.due_at;
}
