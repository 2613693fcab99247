import { sql } from 'kysely';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { Core } from '../ground/core.ts';

/** Deletes what is kept for 24 months after the last session of a pair, and after the end of the mentorship. */
export async function forgetMentorships({ db }: Core): Promise<void> {
  await sql`
    delete from mentorships as one
    where one.ended_at < now() - make_interval(months => ${limits.keptMonths}) and not exists (
      select from mentoring_sessions as later
      where later.mentor_id = one.mentor_id and later.mentee_id = one.mentee_id
        and coalesce(later.ended_at, now()) >= now() - make_interval(months => ${limits.keptMonths})
    )`.execute(db);
}
