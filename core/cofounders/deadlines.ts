import { describeStillWanted, describeTextReviews } from '../administration/describe-reviewed.ts';
import type { DeadlineDescriptions } from '../ground/deadline-description.ts';
import { reviewsOfSearches } from './text-reviews.ts';

export const cofounderDeadlines: DeadlineDescriptions = {
  cofounder_review: describeTextReviews(reviewsOfSearches.table),
  still_looking: describeStillWanted('cofounder_searches', 'on'),
};
