import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';
import { mentorRequests } from '../ground/mentor-requests.ts';

/** The step of all modules with requests to mentors. */
export const firstStepsOfAll: FirstSteps = {
  ask_mentor: (id) => sql`exists (select from ${mentorRequests()} as requests where mentee_id = ${id})`,
};
