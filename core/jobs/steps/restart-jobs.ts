import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { tries } from '../../ground/jobs.ts';

/** Lets these jobs run now, as if for the first time. A running one is left alone. Resolves to their number. */
export async function restartJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update jobs set run_at = now(), attempts = 0, max_attempts = ${tries}
    where id = any(${[...ids]}::bigint[]) and locked_at is null returning id`.execute(tx);
  return rows.length;
}
