import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { writtenReviewAccess } from './access.ts';
import { writtenReviewEventCases } from './events.ts';
import { writtenReviewNoBeginnings } from './no-beginnings.ts';
import { reviewQuestion } from './reviews.ts';
import { writtenReviewThings } from './things.ts';

const reviewEnded = `update written_reviews set ended_at = now() where mentee_id = $1`;

export const writtenReviewSamples = {
  access: writtenReviewAccess,
  events: writtenReviewEventCases,
  ages: {
    written_reviews: reviewEnded,
    written_review_files: reviewEnded,
  },
  rows: {
    written_reviews: `insert into written_reviews (id, mentor_id, mentee_id, state, work, topic, question, answer_days) values (md5('wr' || $1), null, $1, 'closed', 'pitch', $2, $1, 7)`,
    written_review_files: `insert into written_review_files (id, review_id, side, sequence, name, mime_type, size, storage_key, checksum) values (md5('wf' || $1), md5('wr' || $1), 'mentee', 0, $2, 'application/pdf', 1, 'reviewed' || $2, '')`,
  },
  addresses: async ({ own, ofOther }) => ({
    [writtenReviewPaths.review(':id')]: writtenReviewPaths.review(
      await own(writtenReviewThings.asked, 'requestId'),
    ),
    [writtenReviewPaths.ask(':handle')]: writtenReviewPaths.ask(
      await ofOther(writtenReviewThings.mentorByHandle, 'handle'),
    ),
  }),
  words: [reviewQuestion],
  noBeginnings: writtenReviewNoBeginnings,
  lapses: {
    review_due: 'the review lapses',
    review_asking_back: 'the review closes',
    review_ask_back: 'the review closes',
  },
} satisfies ModuleSamples;
