import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Cases } from '#tests/ground/module-samples.ts';
import { reviewBetween } from './reviews.ts';

type OfReviews = Extract<EventName, `writtenReviews.${string}`>;
type Side = 'mentor' | 'mentee';

/** `by` causes it; the sides in `to` are notified. */
function tells(name: OfReviews, kind: NotificationKind, by: Side | null, to: readonly Side[]): Build[] {
  return [
    async (core: TestCore) => {
      const made = await reviewBetween(core, {}, { state: 'accepted' });
      const event = { name, accountId: by && made[by].id, subject: { reviewId: made.id } };
      return { event, notified: Object.fromEntries(to.map((side) => [made[side].id, kind])) };
    },
  ];
}

const [mentor, mentee] = [['mentor'], ['mentee']] as const;

export const writtenReviewEventCases: Cases<OfReviews> = {
  'writtenReviews.asked': tells('writtenReviews.asked', 'written_review_asked', 'mentee', mentor),
  'writtenReviews.accepted': tells('writtenReviews.accepted', 'written_review_accepted', 'mentor', mentee),
  'writtenReviews.declined': tells('writtenReviews.declined', 'written_review_declined', 'mentor', mentee),
  'writtenReviews.withdrawn': tells('writtenReviews.withdrawn', 'written_review_withdrawn', 'mentee', mentor),
  'writtenReviews.lapsed': 'none',
  'writtenReviews.cancelled': tells('writtenReviews.cancelled', 'written_review_cancelled', 'mentor', mentee),
  'writtenReviews.released': tells('writtenReviews.released', 'written_review_released', null, [
    ...mentor,
    ...mentee,
  ]),
  'writtenReviews.answered': tells('writtenReviews.answered', 'written_review_answered', 'mentor', mentee),
  'writtenReviews.askedBack': tells(
    'writtenReviews.askedBack',
    'written_review_asked_back',
    'mentee',
    mentor,
  ),
  'writtenReviews.answeredBack': tells(
    'writtenReviews.answeredBack',
    'written_review_answered_back',
    'mentor',
    mentee,
  ),
  'writtenReviews.closed': 'none',
};
