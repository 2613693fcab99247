import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import type { Db } from '#db/connect.ts';
import { type Side, sides } from '#rules/mentoring/session-states.ts';
import type { Tx } from '../ground/events.ts';
import type {
  Notification,
  NotificationRules,
  Notifications,
  NotifiedSubject,
} from '../ground/notification.ts';
import type { writtenReviewEvents } from './events.ts';
import { isStillYoung } from './still-young.ts';

const review = { about: 'written_review', path: (id: string) => writtenReviewPaths.review(id) } as const;

type OfReview = { accountId: string | null; subject: { reviewId: string } };
const done = ({ subject }: { subject: { reviewId: string } }) => ({ subjectId: subject.reviewId });

const ends = {
  'writtenReviews.declined': done,
  'writtenReviews.withdrawn': done,
  'writtenReviews.lapsed': done,
  'writtenReviews.cancelled': done,
  'writtenReviews.released': done,
} as const;

export const writtenReviewNotifications: Notifications = {
  rules: {
    'writtenReviews.asked': { tells: (tx, event) => tell(tx, 'written_review_asked', event, ['mentor']) },
    'writtenReviews.accepted': {
      tells: (tx, event) => tell(tx, 'written_review_accepted', event, ['mentee']),
    },
    'writtenReviews.declined': {
      tells: (tx, event) => tell(tx, 'written_review_declined', event, ['mentee']),
    },
    'writtenReviews.withdrawn': {
      tells: (tx, event) => tell(tx, 'written_review_withdrawn', event, ['mentor']),
    },
    'writtenReviews.lapsed': { none: 'Both are notified of the end of its deadline.' },
    'writtenReviews.cancelled': { tells: (tx, event) => tell(tx, 'written_review_cancelled', event) },
    'writtenReviews.released': { tells: tellReleased },
    'writtenReviews.answered': {
      tells: (tx, event) => tell(tx, 'written_review_answered', event, ['mentee']),
    },
    'writtenReviews.askedBack': {
      tells: (tx, event) => tell(tx, 'written_review_asked_back', event, ['mentor']),
    },
    'writtenReviews.answeredBack': {
      tells: (tx, event) => tell(tx, 'written_review_answered_back', event, ['mentee']),
    },
    'writtenReviews.closed': { none: 'The page has said when it closes.' },
  } satisfies NotificationRules<typeof writtenReviewEvents>,
  forms: {
    written_review_asked: { ...review, doneBy: { 'writtenReviews.accepted': done, ...ends } },
    written_review_accepted: review,
    written_review_declined: review,
    written_review_withdrawn: review,
    written_review_cancelled: review,
    written_review_released: review,
    written_review_answered: review,
    written_review_asked_back: {
      ...review,
      doneBy: { 'writtenReviews.answeredBack': done, 'writtenReviews.closed': done },
    },
    written_review_answered_back: review,
  },
  subjects: { written_review: describeReviews },
};

/** The given sides of a review, without the member who acted. A mentee under 18 is notified with the guardian. */
async function tell(
  tx: Tx,
  kind: Notification['kind'],
  { accountId: by, subject: { reviewId: subjectId } }: OfReview,
  to: readonly Side[] = sides,
): Promise<Notification[]> {
  const one = await tx
    .selectFrom('written_reviews')
    .select(['mentor_id', 'mentee_id', isStillYoung.as('is_young')])
    .where('id', '=', subjectId)
    .executeTakeFirst();
  const accounts = to.map((side) => {
    if (side === 'mentor') return one?.mentor_id;
    return one?.is_young ? null : one?.mentee_id;
  });
  return accounts.flatMap((accountId) => (accountId ? [{ accountId, kind, subjectId, by }] : []));
}

/** The side that is not available any more knows it. */
async function tellReleased(tx: Tx, event: OfReview): Promise<Notification[]> {
  const one = await tx
    .selectFrom('written_reviews')
    .select('ended_by')
    .where('id', '=', event.subject.reviewId)
    .executeTakeFirst();
  return tell(
    tx,
    'written_review_released',
    event,
    sides.filter((side) => side !== one?.ended_by),
  );
}

async function describeReviews(db: Db, ids: readonly string[]): Promise<Map<string, NotifiedSubject>> {
  const rows = await db
    .selectFrom('written_reviews')
    .select(['id', 'topic'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, topic }) => [id, { thing: topic, key: id }]));
}
