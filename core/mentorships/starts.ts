import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The mentorships of both sides. */
export const ownMentorships: Start = (accountId) => sql`
  select from mentorships where mentor_id = ${accountId}
  union all select from mentorships where mentee_id = ${accountId}`;
