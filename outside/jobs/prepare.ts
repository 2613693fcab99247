import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Graphile Worker's own chatter, for which nobody has asked. */
export const quiet = new Logger(() => () => {});

/** Makes or updates the job library's tables. Runs beside our own migrations at every start. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quiet, noPreparedStatements: false });
}
