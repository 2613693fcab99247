import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

export const interestFirstSteps: FirstSteps = {
  say_interests: (id) =>
    sql`exists (select from interests where account_id = ${id} and (sectors <> '{}' or stages <> '{}'))`,
  say_gives: (id) => sql`exists (select from interests where account_id = ${id} and gives <> '{}')`,
};
