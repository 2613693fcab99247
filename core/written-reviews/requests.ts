import { sql } from 'kysely';
import type { MentorRequests } from '../ground/mentor-requests.ts';

/** A review is a request until its mentor has said yes. */
export const requestsForReviews: MentorRequests = sql`
  select id, mentor_id, mentee_id, state, asked_at, ended_at, topic, 'reviews/' || id as page, is_young
  from written_reviews`;
