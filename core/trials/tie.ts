import { type SqlBool, sql } from 'kysely';
import type { Tie } from '../ground/tie.ts';

/** They asked to begin together, and nothing has ended it before then. */
export const tieOfTrial: Tie = (one, other, since) => sql<SqlBool>`exists (
  select from trial_pairs as tied
  where coalesce(tied.ended_at > ${since}, true)
    and ((tied.asker_id = ${one} and tied.asked_id = ${other}) or (tied.asker_id = ${other} and tied.asked_id = ${one}))
)`;
