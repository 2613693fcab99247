import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Core } from '../ground/core.ts';

/**
 * Deletes the files of a question 30 days after the session, or after the end of a request or session that did not come to it.
 * Their bytes go with the next sweep.
 */
export async function forgetFiles({ db }: Core): Promise<void> {
  await sql`
    delete from mentoring_files using mentoring_sessions as one
    where one.id = session_id and now() - make_interval(days => ${limits.fileDays}) > case
      when state in ('declined', 'withdrawn', 'lapsed', 'cancelled', 'released') then ended_at
      else starts_at + make_interval(mins => minutes)
    end`.execute(db);
}
