import { type Expression, type SqlBool, sql } from 'kysely';
import { isSeenBy, type Seer } from '../ground/may-see.ts';

/**
 * Whose profile `actor` may see, of the row of `people` in the query: their own; of everybody else the public ones, and as
 * a member those for members as well. `listed` counts in what `maySee` asks of the person, and that they have a handle.
 */
export function isPersonSeenBy(actor: Seer): Expression<SqlBool> {
  const isShown =
    actor.kind === 'member'
      ? sql<SqlBool>`people.listed`
      : sql<SqlBool>`(people.listed and people.visibility = 'public')`;
  return isSeenBy(actor, sql<string>`people.account_id`, isShown);
}
