import { type SqlBool, sql } from 'kysely';
import type { Tie } from '../ground/tie.ts';

/** They are mentor and mentee of a mentorship that went on since then. */
export const tieOfMentorship: Tie = (one, other, since) => sql<SqlBool>`exists (
  select from mentorships as tied
  where tied.begun_at is not null and coalesce(tied.ended_at > ${since}, true) and (
    (tied.mentor_id = ${one} and tied.mentee_id = ${other})
    or (tied.mentor_id = ${other} and tied.mentee_id = ${one})
  )
)`;
