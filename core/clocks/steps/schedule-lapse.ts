import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** The name of the jobs that look at one clock when it should have run out. */
export const lapseTask = 'clocks:lapse';

/** A job for the moment at which a clock runs out, in place of one that it had. */
export async function scheduleLapse(tx: Tx, clockId: string, at: Date): Promise<void> {
  await sql`select ${lapseJob(clockId, at)}`.execute(tx);
}

/** The same as a part of the statement that begins the clock. */
export function lapseJob(clockId: string, at: Date) {
  return sql`graphile_worker.add_job(
    ${lapseTask}, json_build_object('clockId', ${clockId}::text),
    run_at => ${at}, job_key => ${`clock:${clockId}`}, max_attempts => 30)`;
}
