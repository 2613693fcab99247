import type { Selectable } from 'kysely';
import type { WrittenReviewsTable } from '#db/tables/written-reviews.ts';
import type { ReviewFacts, ReviewState } from '#rules/written-reviews/review-states.ts';

export type ReviewRow = Selectable<WrittenReviewsTable>;

/** The facts of a review by which its rules decide. */
export function factsOf(row: Pick<ReviewRow, 'state' | 'asked_back_at' | 'answered_back_at'>): ReviewFacts {
  return {
    state: row.state as ReviewState,
    hasAskedBack: row.asked_back_at !== null,
    hasAnsweredBack: row.answered_back_at !== null,
  };
}

/** The subject of each event about a review. */
export function subjectOf({ id }: Pick<ReviewRow, 'id'>) {
  return { reviewId: id };
}

/** The mentee of a deadline. One under 18 reads of it in another way, with the guardian. */
export function awaiting(
  { is_young: isYoung }: Pick<ReviewRow, 'is_young'>,
  menteeId: string,
): string | null {
  return isYoung ? null : menteeId;
}
