import type { Tx } from '../../ground/events.ts';
import { pauseAfterLapses } from '../../mentoring/steps/pause-after-lapses.ts';
import { endReview } from './end-review.ts';
import { holdReview } from './hold-review.ts';

/** No answer came to a request, or in the days after the yes: the review is free again. */
export async function lapseReview(tx: Tx, reviewId: string, state: 'asked' | 'accepted'): Promise<void> {
  const held = await holdReview(tx, reviewId);
  if (held?.one.state !== state) return;
  await endReview(tx, held.one, { state: 'lapsed' });
  if (held.one.mentor_id !== null) await pauseAfterLapses(tx, held.one.mentor_id);
}

/** The days to ask back, or those after a question back, are over: the review closes, answered or not. */
export async function closeReview(tx: Tx, reviewId: string): Promise<void> {
  const held = await holdReview(tx, reviewId);
  if (held?.one.state === 'answered') await endReview(tx, held.one, { state: 'closed' });
}
