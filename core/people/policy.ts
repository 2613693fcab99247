import { type Expression, type SqlBool, sql } from 'kysely';
import type { Acquaintance } from '../ground/acquaintance.ts';
import type { Seer } from '../ground/may-see.ts';
import { isSeenBy } from '../standings/is-seen-by.ts';

/**
 * A condition on the row of `people` in the query: `actor` sees their own page and public ones, and as a member those
 * for members too. `listed` includes what `maySee` demands of the person, and that they have a handle.
 */
export function isPersonSeenBy(actor: Seer): Expression<SqlBool> {
  const isShown =
    actor.kind === 'member'
      ? sql<SqlBool>`people.listed`
      : sql<SqlBool>`(people.listed and people.visibility = 'public')`;
  return isSeenBy(actor, sql<string>`people.account_id`, isShown);
}

/** A member knows everyone with a public page, and everyone with a page for members that they may see. */
export const knowByPage: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from people
  join standings as own on own.account_id = ${member.id}
  where people.account_id = ${sql.ref(person)} and people.listed and (
    people.visibility = 'public' or own.seen_from <= now() and not exists (
      select from blocks where blocker_id = people.account_id and blocked_id = ${member.id}
    )
  )
)`;
