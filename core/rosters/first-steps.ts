import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

export const rosterFirstSteps: FirstSteps = {
  import_students: (id) =>
    sql`exists (select from organisation_staff join roster_rows using (organisation_id) where account_id = ${id})`,
};
