import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

export const cofounderFirstSteps: FirstSteps = {
  look_for_cofounder: (id) =>
    sql`exists (select from cofounder_searches where account_id = ${id} and state <> 'draft')`,
};
