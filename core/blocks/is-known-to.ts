import { type Expression, type SqlBool, sql } from 'kysely';
import { isMetBy } from '../ground/acquaintance.ts';

/**
 * Whether the member may know that the person exists: through a visible page, or because both are in the same team or
 * conversation, for example. A block does not end this: a known member can be blocked and reported.
 */
export function isKnownTo(member: { id: string }, person: string): Expression<SqlBool> {
  const isBlocked = sql<SqlBool>`exists (
    select from blocks where blocker_id = ${member.id} and blocked_id = ${sql.ref(person)}
  )`;
  return sql<SqlBool>`(${isBlocked} or ${isMetBy(member, person)})`;
}
