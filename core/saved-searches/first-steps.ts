import { sql } from 'kysely';
import type { SearchKind } from '#contract/saved-searches/limits.ts';
import type { FirstSteps, IsDone } from '../ground/first-steps.ts';

const hasSaved =
  (kind: SearchKind): IsDone =>
  (id) =>
    sql`exists (select from saved_searches where account_id = ${id} and kind = ${kind})`;

export const savedSearchFirstSteps: FirstSteps = {
  find_opportunities: hasSaved('opportunities'),
  save_project_search: hasSaved('projects'),
};
