import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Removes these jobs as if they had been done. A running one is left alone. Resolves to their number. */
export async function removeJobs(tx: Tx, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    delete from jobs where id = any(${[...ids]}::bigint[]) and locked_at is null returning id`.execute(tx);
  return rows.length;
}
