import { type Expression, type SqlBool, sql } from 'kysely';
import { isMetBy } from '../ground/acquaintance.ts';

/**
 * Whether the member may know that there is such a person: by a page they may see, or because both are in the same place, such as a
 * team. Unlike what they may see of them, this does not end with a block: who is known can be blocked, and reported.
 */
export function isKnownTo(member: { id: string }, person: string): Expression<SqlBool> {
  const isBlocked = sql<SqlBool>`exists (
    select from blocks where blocker_id = ${member.id} and blocked_id = ${sql.ref(person)}
  )`;
  return sql<SqlBool>`(${isBlocked} or ${isMetBy(member, person)})`;
}
