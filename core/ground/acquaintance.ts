import { type Expression, type SqlBool, sql } from 'kysely';

/** One way in which a member may know of somebody: `person` is the column that holds their account's id. */
export type Acquaintance = (member: { id: string }, person: string) => Expression<SqlBool>;

let ways: readonly Acquaintance[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowAcquaintances(declared: readonly Acquaintance[]): void {
  ways = declared;
}

/**
 * Whether the member knows the person by a page they may see, or because both are in the same place, such as a team: `isKnownTo`
 * without those whom they know for nothing but that they have blocked them.
 */
export function isMetBy(member: { id: string }, person: string): Expression<SqlBool> {
  if (!ways) throw new Error('Call createCore before anybody is looked for.');
  return sql<SqlBool>`(${sql.join([sql`false`, ...ways.map((way) => way(member, person))], sql` or `)})`;
}
