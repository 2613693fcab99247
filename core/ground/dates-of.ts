import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The rows of a kind of date: its own id, the name of its thing, the name of the other person or '', and its moment. */
export type DateRow = { kind: string; id: string; thing: string; person: string; at: Date };

/** For which member, and until when. */
export type DatesAsked = {
  /** To build statements with; the dates are read in one. */
  db: Db;
  accountId: string;
  until: RawBuilder<Date>;
};

/** Selects the columns of `DateRow` in their order. */
export type DatesOf = (asked: DatesAsked) => RawBuilder<DateRow>;

let known: readonly DatesOf[] | undefined;

/** Filled by `createCore`, which knows every module. */
export function knowDates(declared: readonly DatesOf[]): void {
  known = declared;
}

/** The dates of all modules, earliest first. */
export function datesOf(asked: DatesAsked): RawBuilder<DateRow> {
  if (!known) throw new Error('Call createCore before any date is looked for.');
  const all = known.map((select) => select(asked));
  return sql<DateRow>`${sql.join(all, sql` union all `)} order by at, id limit 30`;
}
