import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

export const peopleSteps: FirstSteps = {
  say_skills: (id) =>
    sql`exists (select from people where account_id = ${id} and skills <> '{}' and hours_a_week > 0)`,
};
