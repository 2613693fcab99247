import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureCopies } from './build.ts';
import { PartFault, runPart, timed } from './parts.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
let isBuilt = false;
const stopping = new AbortController();
const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;
const stop = () => stopping.abort();
for (const event of events) process.on(event, stop);
try {
  isBuilt = await ensureBuilt({ signal: stopping.signal, copies: 'later', beside: prepareDatabase });
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof PartFault ? error.message : error);
  process.exit(stopping.signal.aborted ? 0 : 1);
}
for (const event of events) process.off(event, stop);
// Read when React is loaded: its development build takes three times as long for a page.
process.env.NODE_ENV ??= 'production';
// From its sources, where those are newer than what was built of them.
await import(isBuilt ? pathToFileURL(path.resolve('build/run/main.js')).href : '../server/main.ts');
await ensureCopies().catch((error) => console.error(error.message));

/** A new database of our own, at the same time as the build. The server itself migrates any other, after the build. */
async function prepareDatabase(signal: AbortSignal): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = process.env;
  if (DATABASE_URL || existsSync(path.join(DATA_DIR || 'data', 'postgres'))) return;
  await timed('Preparing the database', 'The database is prepared', () =>
    runPart(['tools/prepare-database.ts'], signal),
  );
}
