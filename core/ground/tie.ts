import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * One way in which two members have had to do with each other since a moment, so that neither judges the other. `one` and `other`
 * are columns or values with the ids of their accounts.
 */
export type Tie = (
  one: RawBuilder<string>,
  other: RawBuilder<string>,
  since: RawBuilder<Date>,
) => RawBuilder<SqlBool>;

let ties: readonly Tie[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowTies(declared: readonly Tie[]): void {
  ties = declared;
}

/** Whether the two have had to do with each other since then, in a team or an agreement, for example. */
export function isTiedTo(...pair: Parameters<Tie>): RawBuilder<SqlBool> {
  if (!ties) throw new Error('Call createCore before anyone judges.');
  return sql<SqlBool>`(${sql.join([sql`false`, ...ties.map((tie) => tie(...pair))], sql` or `)})`;
}
