import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tries } from '../ground/jobs.ts';

/** Lets these jobs run now, as if for the first time; an email is rendered again. Resolves to their number. */
export async function retryJobs(core: Core, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update jobs set run_at = now(), attempts = 0, max_attempts = ${tries}
    where id = any(${[...ids]}::bigint[]) and locked_at is null returning id`.execute(core.db);
  return rows.length;
}
