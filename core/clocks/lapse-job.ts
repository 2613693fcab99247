import { sql } from 'kysely';

/** The name of the jobs that look at one clock when it should have run out. */
export const lapseTask = 'clocks:lapse';

/**
 * A clock that runs out later than this has no job yet: a chore adds it when the time comes (decision 174). Longer than from one
 * minute's chore to the next, also where one of them is late.
 */
export const soon = sql`interval '3 minutes'`;

/** Adds a job for the moment at which a clock runs out, in place of one that it had, where that is soon: a part of a statement. */
export function lapseJob(clockId: string, at: Date) {
  return sql`case when ${at}::timestamptz < now() + ${soon} then (
    graphile_worker.add_job(
      ${lapseTask}, json_build_object('clockId', ${clockId}::text),
      run_at => ${at}::timestamptz, job_key => 'clock:' || ${clockId}::text, max_attempts => 30)
  ).id end`;
}
