import { sql } from 'kysely';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { reviewLimits } from '#rules/written-reviews/review-limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes references 30 days after their answer or their time, visits that are over, pictures of requests 30 days after
 * their end, sealed words and old requests. */
export async function forgetYoung({ db }: Core): Promise<void> {
  await sql`delete from young_mentor_references
    where coalesce(answered_at, expires_at) < now() - make_interval(days => ${limits.referenceKeptDays})`.execute(
    db,
  );
  await sql`delete from young_request_files using young_requests as one
    where one.id = request_id and one.ended_at < now() - make_interval(days => ${reviewLimits.fileDays})`.execute(
    db,
  );
  await sql`delete from guardian_visits where until < now()`.execute(db);
  await sql`delete from young_sealed_words
    where sealed_at < now() - make_interval(months => ${limits.sealedMonths})`.execute(db);
  await sql`delete from young_requests
    where state = 'sent' and review_id is null and session_id is null and mentorship_id is null
      or ended_at < now() - make_interval(months => ${limits.keptMonths})`.execute(db);
}
