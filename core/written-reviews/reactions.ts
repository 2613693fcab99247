import { sql } from 'kysely';
import { goingStates } from '#rules/written-reviews/review-states.ts';
import { isBlockedBetween } from '../blocks/is-blocked-between.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { ofAccount, ofMentor, ofPair } from '../mentoring/session-scopes.ts';
import { hasLostMark } from '../mentoring/steps/has-lost-mark.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { closeReview, lapseReview } from './steps/lapse-review.ts';
import { releaseReviews } from './steps/release-reviews.ts';

export const writtenReviewReactions = [
  reaction({
    name: 'written-reviews:lapse',
    to: ['clocks.lapsed'],
    when: ({ kind }) =>
      ['mentoring_answer', 'review_due', 'review_asking_back', 'review_ask_back'].includes(kind),
    async run(tx, { subject: { kind, subjectId } }) {
      if (kind === 'mentoring_answer') await lapseReview(tx, subjectId, 'asked');
      if (kind === 'review_due') await lapseReview(tx, subjectId, 'accepted');
      if (kind === 'review_asking_back' || kind === 'review_ask_back') await closeReview(tx, subjectId);
    },
  }),
  reaction({
    name: 'written-reviews:end-blocked',
    to: ['blocks.changed'],
    async run(tx, event) {
      const [one, other] = [accountOf(event), event.subject.personId];
      if (await isBlockedBetween(tx, one, other))
        await releaseReviews(tx, { where: ofPair(one, other), states: goingStates, causedBy: one });
    },
  }),
  reaction({
    name: 'written-reviews:end-of-suspended',
    to: ['standings.suspended'],
    async run(tx, event) {
      const accountId = accountOf(event);
      if (await findSuspension(tx, accountId))
        await releaseReviews(tx, { where: ofAccount(accountId), states: goingStates, causedBy: accountId });
    },
  }),
  reaction({
    name: 'written-reviews:end-of-leaving',
    to: ['accounts.leaving'],
    async run(tx, event) {
      const accountId = accountOf(event);
      const { rows } =
        await sql`select from accounts where id = ${accountId} and leaves_at is not null`.execute(tx);
      if (rows.length > 0)
        await releaseReviews(tx, { where: ofAccount(accountId), states: goingStates, causedBy: accountId });
    },
  }),
  reaction({
    name: 'written-reviews:end-with-page',
    to: ['mentors.closed', 'mentors.removed', 'mentors.barred'],
    run: (tx, { name, subject }) =>
      releaseReviews(tx, {
        where: ofMentor(subject.mentorId),
        states: name === 'mentors.closed' ? ['asked'] : goingStates,
        causedBy: subject.mentorId,
      }),
  }),
  reaction({
    name: 'written-reviews:end-with-mark',
    to: ['verifications.changed'],
    when: ({ what }) => what === 'ended',
    async run(tx, event) {
      const accountId = accountOf(event);
      if (await hasLostMark(tx, accountId, event.subject.verificationId))
        await releaseReviews(tx, { where: ofMentor(accountId), states: goingStates, causedBy: accountId });
    },
  }),
];
