import { atEnd, freshCore } from '#tests/ground/database.ts';
import { startServer } from './start-server.ts';

export const metricsToken = 'a-token-of-many-letters';

const core = await freshCore();
const server = await startServer({
  DATABASE_URL: core.connection.url,
  METRICS_TOKEN: metricsToken,
  LOG_LEVEL: 'error',
});
atEnd(() => server.stop());

/**
 * One server for all test files that import it: they share a process (tools/test-groups.mjs). Such a file leaves nothing
 * behind that another one could notice, and counts only what it has caused itself.
 */
export const shared = { core, server };
