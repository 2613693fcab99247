import { type RawBuilder, sql } from 'kysely';

/**
 * The counts of a kind of mentoring, as a statement for one row: `kind`, `waiting` for an answer, `ahead`, and
 * `lapsed` in the last 30 days. They name no member.
 */
export type MentoringCounts = RawBuilder<unknown>;

let declared: readonly MentoringCounts[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowMentoringCounts(counts: readonly MentoringCounts[]): void {
  declared = counts;
}

/** The counts of all modules, to select from. */
export function mentoringCounts(): RawBuilder<unknown> {
  if (!declared) throw new Error('Call createCore before any mentoring is counted.');
  return sql`(${sql.join(declared, sql` union all `)})`;
}
