import type { DeskMentorBody } from '#contract/mentors/desk-calls.ts';
import { decideTextReview, type TextDecision } from '../administration/steps/decide-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showReview } from './steps/show-review.ts';
import { reviewsOfMentors } from './text-reviews.ts';

/**
 * Lets others read a held text, or returns it. A decision that is sent twice is made once.
 * @throws Refusal `mentor_review_unknown`, `mentor_own_review`, `conflict`, `mentor_reason_missing`
 */
export async function decideReview(
  core: Core,
  administrator: Member,
  decision: TextDecision,
): Promise<DeskMentorBody> {
  return core.db.transaction().execute(async (tx) => {
    await decideTextReview(tx, reviewsOfMentors, administrator, decision);
    return showReview(tx, administrator, decision.reviewId);
  });
}
