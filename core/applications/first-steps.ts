import { sql } from 'kysely';
import type { FirstSteps, IsDone } from '../ground/first-steps.ts';

const hasApplied: IsDone = (id) => sql`exists (select from applications where account_id = ${id})`;

export const applicationFirstSteps: FirstSteps = {
  find_opportunities: hasApplied,
  advise_founders: hasApplied,
};
