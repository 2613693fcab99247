import type { Tx } from '../../ground/events.ts';
import { isNegotiated } from '../policy.ts';
import { endNegotiation } from './end-negotiation.ts';
import { holdRow } from './hold-agreement.ts';
import { lastAnswerClock } from './last-answer-clock.ts';

/** No answer or signature came in time: what was proposed is over. */
export async function expire(tx: Tx, id: string): Promise<void> {
  const held = await holdRow(tx, id);
  if (!held || !isNegotiated(held)) return;
  // The clock that has lapsed may be an earlier one than runs now.
  const last = await lastAnswerClock(tx, id);
  if (last && last.ended_at === null) return;
  await endNegotiation(tx, held, { stage: 'expired', party: '', accountId: null });
}
