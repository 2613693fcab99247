import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';
import { writtenReviewEvents } from './events.ts';

type OfReview = { subject: { reviewId: string } };

/** Both sides of a review ask again. */
async function ofReview(core: Core, { subject }: OfReview): Promise<LiveUpdate[]> {
  const one = await core.db
    .selectFrom('written_reviews')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', subject.reviewId)
    .executeTakeFirst();
  const sides = [one?.mentor_id ?? null, one?.mentee_id ?? null].filter((id) => id !== null);
  return (await Promise.all(sides.map((id) => accountChanged(core, id, 'turns')))).flat();
}

export const writtenReviewLiveUpdates: Presenters = Object.fromEntries(
  Object.keys(writtenReviewEvents).map((name) => [name, ofReview]),
);
