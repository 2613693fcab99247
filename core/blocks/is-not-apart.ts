import { type Expression, type SqlBool, sql } from 'kysely';
import { hasBlocks, type Seer } from '../ground/may-see.ts';

/** Whether neither of the two has blocked the other: a part of `isSeenBy`, for queries that check the rest themselves. */
export function isNotApart(actor: Seer, owner: Expression<string>): Expression<SqlBool> {
  if (!hasBlocks(actor)) return sql<SqlBool>`true`;
  // One lookup for the whole query, which keeps its plan.
  return sql<SqlBool>`${owner} not in (
    select blocked_id from blocks where blocker_id = ${actor.id}
    union all select blocker_id from blocks where blocked_id = ${actor.id}
  )`;
}
