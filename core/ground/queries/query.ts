import type { BrokenRule, Rules } from '#rules/broken.ts';
import { Refusal } from '../refusal.ts';

/** An attribute that queries can use: its column, and the values to compare it with. */
export type Field = {
  column: string;
  type: 'text' | 'boolean' | 'integer' | 'sequence' | 'moment';
  /** May be null; the `$` fields never are. */
  nullable?: boolean;
  /** Indexed, and with so many different values that few rows share one. */
  isNarrow?: boolean;
  /** Narrow, and at most a handful of rows share a value. */
  isKey?: boolean;
  /** Has a full-text index, made with `to_tsvector('simple', …)`. */
  fullText?: boolean;
};

/** The attributes of one kind of list, by the names that clients use. */
export type Fields = Record<string, Field>;

export const comparisons = [
  'equal',
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'between',
  'startsWith',
  'endsWith',
  'contains',
  'search',
  'isNull',
  'isNotNull',
] as const;
export type Comparison = (typeof comparisons)[number];

export type Value = string | number | boolean;

export type Condition =
  | { method: Comparison; field: Field; values: Value[] }
  | { method: 'and' | 'or'; conditions: Condition[] };

export type Order = { attribute: string; field: Field; direction: 'asc' | 'desc' };

export type Cursor = { id: string; direction: 'after' | 'before' };

/** The query of a list, checked against its fields. */
export type Query = {
  conditions: Condition[];
  /** The attributes to return; null for all of them. */
  selection: string[] | null;
  orders: Order[];
  limit: number;
  offset: number;
  cursor: Cursor | null;
};

export const defaultLimit = 25;
/** The longest page, whatever the limit; `total` stops there too (CONTRACT 5.4). */
export const mostRows = 5000;

export function invalidQuery<Name extends keyof Rules>(rule: Name, ...about: Rules[Name]): Refusal {
  return new Refusal('general_query_invalid', { broken: { rule, about } as BrokenRule });
}
