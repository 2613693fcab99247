import { sql } from 'kysely';

/** The name of the jobs that check one deadline at its end. */
export const lapseTask = 'clocks:lapse';

/**
 * A deadline that ends later than this has no job yet: a scheduled job adds it in time (decision 174). Longer than the
 * minute between two runs, so that a late run misses none.
 */
export const soon = sql`interval '3 minutes'`;

/** SQL that adds a job for the end of a deadline and replaces an earlier one, if the end is near. */
export function lapseJob(deadlineId: string, at: Date) {
  return sql`case when ${at}::timestamptz < now() + ${soon} then
    add_job(${lapseTask}, jsonb_build_object('clockId', ${deadlineId}::text), ${at}::timestamptz, 'clock:' || ${deadlineId}::text)
  end`;
}
