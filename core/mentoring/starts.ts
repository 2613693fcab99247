import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The sessions of both sides. */
export const ownSessions: Start = (accountId) => sql`
  select from mentoring_sessions where mentor_id = ${accountId}
  union all select from mentoring_sessions where mentee_id = ${accountId}`;
