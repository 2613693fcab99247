import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { lapseJob } from '../lapse-job.ts';

/** A job for the moment at which a clock runs out, in place of one that it had, where that is soon. */
export async function scheduleLapse(tx: Tx, clockId: string, at: Date): Promise<void> {
  await sql`select ${lapseJob(clockId, at)}`.execute(tx);
}
