import { type Expression, type SqlBool, sql } from 'kysely';

/** One way in which a member may know of somebody: `person` is the column that holds their account's id. */
export type Acquaintance = (member: { id: string }, person: string) => Expression<SqlBool>;

let ways: readonly Acquaintance[] | undefined;

/** Told by `core/modules.ts`, which knows every module; this one knows none. */
export function knowAcquaintances(declared: readonly Acquaintance[]): void {
  ways = declared;
}

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

/** The same without those whom the member knows for nothing but that they have blocked them. */
export function isMetBy(member: { id: string }, person: string): Expression<SqlBool> {
  if (!ways) throw new Error('Load core/modules.ts before anybody is looked for.');
  return sql<SqlBool>`(${sql.join([sql`false`, ...ways.map((way) => way(member, person))], sql` or `)})`;
}
