import { type RawBuilder, sql } from 'kysely';
import type { CalendarKind } from '#contract/collected.ts';

/**
 * The rows of a kind of date in a member's own calendar, which other programs read: no names of others, links, locations or
 * numbers. `at` is its moment and `minutes` its length; `day` is its day where it has no time, and '' for all others.
 * `sequence` and `changed_at` rise with each change.
 */
export type CalendarDate = {
  kind: CalendarKind;
  id: string;
  title: string;
  at: Date;
  day: string;
  minutes: number;
  sequence: number;
  changed_at: Date;
};

/** For which member, and the zone in which a day begins for them. */
export type CalendarAsked = { accountId: string; zone: string };

/** Selects the columns of `CalendarDate` in their order. */
export type CalendarDatesOf = (asked: CalendarAsked) => RawBuilder<CalendarDate>;

let known: readonly CalendarDatesOf[] | undefined;

/** Filled by `createCore`, which knows every module. */
export function knowCalendarDates(declared: readonly CalendarDatesOf[]): void {
  known = declared;
}

/** The dates of all modules, earliest first. */
export function calendarDatesOf(asked: CalendarAsked, most: number): RawBuilder<CalendarDate> {
  if (!known) throw new Error('Call createCore before any date is looked for.');
  const all = known.map((select) => select(asked));
  return sql<CalendarDate>`${sql.join(all, sql` union all `)} order by at, id limit ${most}`;
}
