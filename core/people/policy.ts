import { type Expression, type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';
import type { Seer } from '../ground/may-see.ts';
import { isSeenBy } from '../standings/is-seen-by.ts';

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

/** Whoever has a page for everybody is known to everybody, and whoever has one for members to those who may see it. */
export const knowByPage: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from people
  join standings as own on own.account_id = ${member.id}
  where people.account_id = ${sql.ref(person)} and people.listed and (
    people.visibility = 'public' or own.seen_from <= now() and not exists (
      select from blocks where blocker_id = people.account_id and blocked_id = ${member.id}
    )
  )
)`;
