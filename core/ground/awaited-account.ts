import { type Expression, type SqlBool, sql } from 'kysely';

/** Whether an account may still begin under this id. */
export type AwaitedAccount = (id: Expression<string>) => Expression<SqlBool>;

let ways: readonly AwaitedAccount[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowAwaitedAccounts(declared: readonly AwaitedAccount[]): void {
  ways = declared;
}

export function isAwaited(id: Expression<string>): Expression<SqlBool> {
  if (!ways) throw new Error('Call createCore before anybody is awaited.');
  return sql<SqlBool>`(${sql.join([sql`false`, ...ways.map((way) => way(id))], sql` or `)})`;
}
