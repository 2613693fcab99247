import { type Expression, type SqlBool, sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import { isPersonSeenBy } from '../people/policy.ts';

/**
 * Whether a member reads a page as a mentor, in a query over `mentors` and `people`. Others read it while it is open or paused,
 * but not while a case pauses it.
 */
export function isPageReadBy(member: Member): Expression<SqlBool> {
  return sql<SqlBool>`(
    mentors.account_id = ${member.id} or mentors.state in ('open', 'paused') and mentors.pause <> 'case' and ${isPersonSeenBy(member)}
  )`;
}
