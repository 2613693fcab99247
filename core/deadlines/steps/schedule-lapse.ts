import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { lapseJob } from '../lapse-job.ts';

/** Adds a job for the end of a deadline and replaces an earlier one, if the end is near. */
export async function scheduleLapse(tx: Tx, deadlineId: string, at: Date): Promise<void> {
  await sql`select ${lapseJob(deadlineId, at)}`.execute(tx);
}
