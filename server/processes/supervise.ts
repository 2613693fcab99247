import cluster from 'node:cluster';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { newId } from '#core/ground/ids.ts';
import { clearUp } from '../clear-up.ts';
import type { Config } from '../config.ts';
import { lockDataFolder, prepareDataFolder, readKey } from '../data-folder.ts';
import { mostProcesses, startOwn } from '../database.ts';
import { createLog, type Logger } from '../log.ts';
import type { RunningServer } from '../start.ts';
import { watchRejections } from '../unhandled-rejections.ts';
import { watchDisk } from '../watch-disk.ts';
import { addCounts, textOf } from './add-figures.ts';
import { figuresOfProcesses } from './figures-of-processes.ts';
import { keepProcesses, longestFarewell } from './keep-processes.ts';
import type { Figures } from './messages.ts';

/**
 * Keeps `config.workers` processes of the program `entry`, which share the port. This process has no more than what only one may have:
 * the lock of the data folder, the database of our own, and the watch over its disk.
 * @throws StartFault without words where a process has said why it could not start
 */
export async function supervise(config: Config, entry: string, signal: AbortSignal): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const stops: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  stops.push(watchRejections(log));
  followLinks(entry);
  try {
    await prepareDataFolder(config.dataDir);
    stops.push(await lockDataFolder(config.dataDir));
    await readKey(config.dataDir, config.secret);
    // The first process loads its code meanwhile.
    const starting = config.databaseUrl ? Promise.resolve(null) : startOwn(config, log);
    // After the processes, which need it.
    stops.push(async () => (await starting.catch(() => null))?.stop());
    const count = await fitting(config, log);
    const instance = newId();
    let past: Promise<Figures> = Promise.resolve([]);
    const processes = keepProcesses({
      count,
      log,
      placeOf: async (number, origin) => ({
        instance,
        number,
        count,
        origin,
        databaseUrl: (await starting)?.url ?? null,
      }),
      showFigures: async () =>
        textOf([...(await processes.figures()), await past, await own.getMetricsAsJSON()]),
      onEnd(figures) {
        past = past.then((before) => addCounts([before, figures]).catch(() => before));
      },
    });
    const own = figuresOfProcesses(processes);
    const begun = processes.begin();
    begun.catch(() => {});
    stops.push(() => processes.stop(config.stopDelay * 1000 + longestFarewell));
    const database = await starting;
    if (database) stops.push(watchDisk(database.own, log));
    const origin = await Promise.race([begun, aborted(signal)]);
    void clearUp(config, log);
    return { origin, stop, reload: processes.reload };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** Where WORKERS is not set, a database with few connections has fewer processes, as it had one before. */
async function fitting({ databaseUrl, workers, isAuto }: Config, log: Logger): Promise<number> {
  if (!databaseUrl || !isAuto) return workers;
  const most = await mostProcesses(databaseUrl).catch(() => workers);
  if (most >= workers) return workers;
  log.warn(
    { processes: Math.max(1, most), cores: workers },
    'the database named by DATABASE_URL has connections for fewer processes than there are cores: raise max_connections there',
  );
  return Math.max(1, most);
}

/**
 * A process that is started later runs what the links lead to by then: the code and the Node of a new version
 * (docs/operations.md). Node itself resolves both names.
 */
function followLinks(entry: string): void {
  const named = process.argv[1] ?? entry;
  cluster.schedulingPolicy = cluster.SCHED_RR;
  cluster.setupPrimary({ exec: isSame(named, entry) ? named : entry, args: process.argv.slice(2) });
  const { argv0 } = process;
  if (path.isAbsolute(argv0) && isSame(argv0, process.execPath)) process.execPath = argv0;
}

function isSame(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
