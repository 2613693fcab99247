import { type RawBuilder, sql } from 'kysely';

/** An interval as PostgreSQL reads it. */
export type Period =
  `${number} ${'minutes' | 'hour' | 'hours' | 'day' | 'days' | 'months' | 'year' | 'years'}`;

/** How long rows are kept. The scheduled job deletes them then, or empties what has the limit. */
export type Limit = {
  kept: Period;
  /** The moment from which the time counts, in SQL for the row `one`; null for a row whose time has not begun. */
  since: RawBuilder<unknown>;
  /** The scheduled job, where it is not the one of the rule. */
  removedBy?: string;
};

export type TooOld = { oldest: Date | null; tooOld: number };

/** The limits of a rule, each with its job. A rule without a time says why. */
export function limitsOf(rule: {
  removedBy?: string;
  limit?: Limit | readonly Limit[] | { not: string };
}): Required<Limit>[] {
  const { limit, removedBy = '' } = rule;
  if (!limit || 'not' in limit) return [];
  return [limit].flat().map((one) => ({ removedBy, ...one }) as Required<Limit>);
}

/** Whether the time of the row `one` has passed, by so much more than `grace`. */
export function isTooOld({ kept, since }: Pick<Limit, 'kept' | 'since'>, grace: Period = '0 days') {
  return sql<boolean>`${since} < now() - interval ${sql.lit(kept)} - interval ${sql.lit(grace)}`;
}
