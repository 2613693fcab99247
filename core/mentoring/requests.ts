import { sql } from 'kysely';
import type { MentorRequests } from '../ground/mentor-requests.ts';

/** A session is a request until its mentor has said yes. */
export const requestsForSessions: MentorRequests = sql`
  select id, mentor_id, mentee_id, state, asked_at, ended_at, topic, id as page, is_young from mentoring_sessions`;
