import type { Tables } from '#db/tables.ts';

/** Rows above which a table names the key by which it can be divided. */
export const mostUndivided = 10_000_000;

/** A table that may be divided into partitions, or distributed over several databases, by one of its columns. */
export type DividedTable<Table extends keyof Tables> = {
  rows: number;
  /** Rows with the same value stay together. */
  key: keyof Tables[Table] & string;
  /** Unique keys without it, by their index, each with the reason why uniqueness within one part suffices. */
  uniqueWithin?: Readonly<Record<string, string>>;
  /** Files with statements that look at all parts, each with the reason. A hot statement never does. */
  crossedIn?: Readonly<Record<string, string>>;
};

/**
 * The rows of each table of a module at a million members after three years, by the habits in `docs/scaling.md`: a number, or the
 * key as well where there are more than ten million.
 */
export type ExpectedRows = { [Table in keyof Tables]?: number | DividedTable<Table> };
