import { type Expression, type SqlBool, sql } from 'kysely';

/** One way in which a member may know another person: `person` is the column that holds the person's account id. */
export type Acquaintance = (member: { id: string }, person: string) => Expression<SqlBool>;

let ways: readonly Acquaintance[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowAcquaintances(declared: readonly Acquaintance[]): void {
  ways = declared;
}

/**
 * Whether the member knows the person through a visible page, or because both are in the same team or conversation, for
 * example: `isKnownTo` without the members whom they know only because they have blocked them.
 */
export function isMetBy(member: { id: string }, person: string): Expression<SqlBool> {
  if (!ways) throw new Error('Call createCore before anybody is looked for.');
  return sql<SqlBool>`(${sql.join([sql`false`, ...ways.map((way) => way(member, person))], sql` or `)})`;
}
