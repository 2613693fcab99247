import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The office hours of a mentor, and the seats of mentees. */
export const ownOfficeHours: Start = (accountId) => sql`
  select from office_hours where mentor_id = ${accountId}
  union all select from office_hour_seats where mentee_id = ${accountId}`;
