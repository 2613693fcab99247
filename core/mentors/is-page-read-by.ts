import { type Expression, type SqlBool, sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import { isPersonSeenBy } from '../people/policy.ts';

/** Whether a member reads a page as a mentor, in a query over `mentors` and `people`: others read it while it is open or paused. */
export function isPageReadBy(member: Member): Expression<SqlBool> {
  return sql<SqlBool>`(
    mentors.account_id = ${member.id} or mentors.state in ('open', 'paused') and ${isPersonSeenBy(member)}
  )`;
}
