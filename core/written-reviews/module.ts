import type { Module } from '../ground/declaration.ts';
import { writtenReviewDeadlines } from './deadlines.ts';
import { countsOfReviews } from './desk-counts.ts';
import { writtenReviewEvents } from './events.ts';
import { writtenReviewsRows } from './expected-rows.ts';
import { writtenReviewLiveUpdates } from './live-updates.ts';
import { writtenReviewNotifications } from './notifications.ts';
import { writtenReviewData } from './own-data.ts';
import { knowByReview } from './policy.ts';
import { writtenReviewReactions } from './reactions.ts';
import { reportableReview } from './reportable.ts';
import { requestsForReviews } from './requests.ts';
import { writtenReviewScheduledJobs } from './scheduled.ts';

export const writtenReviews: Module = {
  name: 'written-reviews',
  noConsents: {
    'written_reviews.accepted_at': { none: 'A mentor takes a request.' },
  },
  reportables: { written_review: reportableReview },
  events: writtenReviewEvents,
  hasUnseenEvents: true,
  notifications: writtenReviewNotifications,
  reactions: writtenReviewReactions,
  presenters: writtenReviewLiveUpdates,
  scheduledJobs: writtenReviewScheduledJobs,
  deadlines: writtenReviewDeadlines,
  mentorRequests: requestsForReviews,
  mentoringCounts: countsOfReviews,
  acquaintances: [knowByReview],
  ownData: writtenReviewData,
  expectedRows: writtenReviewsRows,
  tablesWithBytes: ['written_review_files'],
};
