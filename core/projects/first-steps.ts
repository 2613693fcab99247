import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

export const projectFirstSteps: FirstSteps = {
  start_project: (id) => sql`exists (select from project_members where account_id = ${id})`,
};
