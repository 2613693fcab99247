import { sql } from 'kysely';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { Core } from '../ground/core.ts';

/**
 * Deletes the files of reviews 30 days after their end, and reviews 24 months after the last one of their pair. The bytes of
 * files go with the next sweep.
 */
export async function forgetReviews({ db }: Core): Promise<void> {
  await sql`
    delete from written_review_files using written_reviews as one
    where one.id = review_id and one.ended_at < now() - make_interval(days => ${limits.fileDays})`.execute(
    db,
  );
  await sql`
    delete from written_reviews as one
    where one.ended_at < now() - make_interval(months => ${limits.keptMonths}) and not exists (
      select from written_reviews as later
      where later.mentor_id = one.mentor_id and later.mentee_id = one.mentee_id
        and coalesce(later.ended_at, now()) >= now() - make_interval(months => ${limits.keptMonths})
    ) and not exists (
      select from mentoring_sessions as session
      where session.mentor_id = one.mentor_id and session.mentee_id = one.mentee_id
        and coalesce(session.ended_at, now()) >= now() - make_interval(months => ${limits.keptMonths})
    )`.execute(db);
}
