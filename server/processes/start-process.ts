import type { Config } from '../config.ts';
import { type RunningServer, start } from '../start.ts';
import { endDatabase } from './end-database.ts';
import type { Link } from './link.ts';

/** One of the processes of a supervisor. */
export function startProcess(config: Config, link: Link | null, signal: AbortSignal): Promise<RunningServer> {
  // Node ends this process at once when its supervisor has died.
  if (link?.place.databaseUrl)
    process.once('exit', () => {
      if (!process.connected) endDatabase(config.dataDir);
    });
  return start({ ...config, workers: link?.place.count ?? 1 }, undefined, signal, link);
}
