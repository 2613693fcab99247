import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Silences the log of Graphile Worker. */
export const quiet = new Logger(() => () => {});

/** Makes or updates the job library's tables at every start, in addition to our own migrations. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet, noPreparedStatements: false });
}
