import { type RawBuilder, sql } from 'kysely';

/**
 * How many requests of a purpose led further in a later module, as a statement for one row: `purpose`, `tried`, and `gone_on`, both
 * of the last 30 days. They name no member.
 */
export type IntroductionCounts = RawBuilder<unknown>;

let declared: readonly IntroductionCounts[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowIntroductionCounts(counts: readonly IntroductionCounts[]): void {
  declared = counts;
}

const none = sql`select null::text as purpose, 0 as tried, 0 as gone_on where false`;

/** The counts of all modules, to select from. */
export function introductionCounts(): RawBuilder<unknown> {
  if (!declared) throw new Error('Call createCore before any introduction is counted.');
  return sql`(${sql.join([none, ...declared], sql` union all `)})`;
}
