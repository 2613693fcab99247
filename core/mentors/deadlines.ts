import { describeStillWanted, describeTextReviews } from '../administration/describe-reviewed.ts';
import type { DeadlineDescriptions } from '../ground/deadline-description.ts';
import { reviewsOfMentors } from './text-reviews.ts';

export const mentorDeadlines: DeadlineDescriptions = {
  mentor_page_review: describeTextReviews(reviewsOfMentors.table),
  still_mentoring: describeStillWanted('mentors', 'open'),
};
