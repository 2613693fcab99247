import type { DeskSearchBody } from '#contract/cofounders/desk-calls.ts';
import { decideTextReview, type TextDecision } from '../administration/steps/decide-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showReview } from './steps/show-review.ts';
import { reviewsOfSearches } from './text-reviews.ts';

/**
 * Lets others read a held text, or returns it. A decision that is sent twice is made once.
 * @throws Refusal `cofounder_review_unknown`, `cofounder_own_review`, `conflict`, `cofounder_reason_missing`
 */
export async function decideReview(
  core: Core,
  administrator: Member,
  decision: TextDecision,
): Promise<DeskSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    await decideTextReview(tx, reviewsOfSearches, administrator, decision);
    return showReview(tx, administrator, decision.reviewId);
  });
}
