import { sql } from 'kysely';
import type { FirstSteps } from '../ground/first-steps.ts';

export const opportunityFirstSteps: FirstSteps = {
  find_opportunities: (id) => sql`exists (select from saved_opportunities where account_id = ${id})`,
  offer_seat: (id) =>
    sql`exists (select from opportunities join project_members using (project_id)
      where project_members.account_id = ${id} and project_members.is_owner)`,
};
