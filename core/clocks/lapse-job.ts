import { sql } from 'kysely';

/** The name of the jobs that look at one clock when it should have run out. */
export const lapseTask = 'clocks:lapse';

/** Adds a job for the moment at which a clock runs out, in place of one that it had: a part of a statement. */
export function lapseJob(clockId: string, at: Date) {
  return sql`graphile_worker.add_job(
    ${lapseTask}, json_build_object('clockId', ${clockId}::text),
    run_at => ${at}, job_key => ${`clock:${clockId}`}, max_attempts => 30)`;
}
