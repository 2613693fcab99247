import type { RawBuilder } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Start } from './start.ts';

/** The rows of a kind of date: its own id, the name of its thing, the name of the other person or '', and its moment. */
export type DateRow = { kind: string; id: string; thing: string; person: string; at: Date };

/** For which member, and until when. */
export type DatesAsked = {
  /** To build statements with. */
  db: Db;
  accountId: string;
  until: RawBuilder<Date>;
};

/** Selects the columns of `DateRow` in their order. An account has such dates only if it has rows at the start. */
export type DatesOf = { start: Start; select: (asked: DatesAsked) => RawBuilder<DateRow> };

let known: readonly DatesOf[] | undefined;

/** Filled by `createCore`, which knows every module. */
export function knowDates(declared: readonly DatesOf[]): void {
  known = declared;
}

export function knownDates(): readonly DatesOf[] {
  if (!known) throw new Error('Call createCore before any date is looked for.');
  return known;
}
