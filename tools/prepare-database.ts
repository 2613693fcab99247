import { readConfig, StartFault } from '../server/config.ts';
import { lockDataFolder, prepareDataFolder } from '../server/data-folder.ts';
import { openDatabase } from '../server/database.ts';
import { createLog } from '../server/log.ts';

// Makes the embedded database and brings it to the newest schema, while `tools/start.ts` builds the pages.
process.umask(0o077);
const stopping = new AbortController();
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => stopping.abort());
try {
  const config = readConfig();
  await prepareDataFolder(config.dataDir);
  const unlock = await lockDataFolder(config.dataDir);
  try {
    const database = await openDatabase(config, createLog('warn'), stopping.signal);
    await database.close();
  } finally {
    await unlock();
  }
  process.exit(0);
} catch (error) {
  if (!stopping.signal.aborted) console.error(error instanceof StartFault ? error.message : error);
  process.exit(1);
}
