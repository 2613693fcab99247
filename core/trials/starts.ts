import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The pairs of both sides. */
export const ownPairs: Start = (accountId) => sql`
  select from trial_pairs where asker_id = ${accountId}
  union all select from trial_pairs where asked_id = ${accountId}`;
