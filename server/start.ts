import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import type { Watch } from '#api/http/router.ts';
import type { ApiSettings } from '#api/http/settings.ts';
import { createDelivered, type Delivered } from '#api/realtime/delivered.ts';
import { lacksOfficer } from '#core/administration/lacks-officer.ts';
import { noteNamed } from '#core/administration/note-named.ts';
import { findAgreedClauses } from '#core/agreements/find-agreed-clauses.ts';
import { createCore } from '#core/collected/create-core.ts';
import { showTranslations } from '#core/consents/show-translations.ts';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { makePdf } from '#outside/pdf/make-pdf.ts';
import {
  pagePictureMaker,
  pictureMaker,
  portraitMaker,
  scanMaker,
} from '#outside/pictures/portrait-maker.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { isFramed, loggedPath } from '../web/page-at.ts';
import { answerNothing } from './answer-nothing.ts';
import { createApp } from './app.ts';
import { fileStoreOf, spoolFolderOf } from './backup/places.ts';
import { createBrokenPages } from './broken-pages.ts';
import { type Changes, createChangeCounts } from './change-counts.ts';
import { clearUp } from './clear-up.ts';
import { type Config, isLoopback, StartFault } from './config.ts';
import { lockDataFolder, prepareDataFolder, readKey } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { freshHealth } from './health.ts';
import { answerWith, type Before, type Fetch } from './http.ts';
import { keepSealing } from './keep-sealing.ts';
import { siteTexts } from './legal-texts.ts';
import { listen } from './listen.ts';
import { createLog, type Logger } from './log.ts';
import { mailboxFolder } from './mail.ts';
import { measure } from './metrics.ts';
import { openBroadcasts } from './open-broadcasts.ts';
import { createPages, type Languages } from './pages.ts';
import type { Link } from './processes/link.ts';
import { readWhereWritten } from './reading-requests.ts';
import { startRealtime } from './realtime.ts';
import { startBackups } from './start-backups.ts';
import { startOutbox } from './start-outbox.ts';
import { watchRejections } from './unhandled-rejections.ts';
import { warnOfPasskeys } from './warn-of-passkeys.ts';
import { watchDisk } from './watch-disk.ts';
import { startWatching } from './watching.ts';

const buildFolder = fileURLToPath(new URL('../build', import.meta.url));

/** The parts of a running server that API and pages need. */
export type Ground = {
  core: Core;
  settings: ApiSettings;
  log: Logger;
  mailbox: string | null;
  server: Server;
  /** The live updates that realtime has delivered: a page takes its position when it is begun. */
  delivered: Delivered;
  /** Whether public pages may have changed. */
  news: Changes;
};

/** How requests are answered: the built faces, or in development those that Vite loads. */
export type Faces = (
  ground: Ground,
) => Promise<{ fetch: Fetch; before?: Before; stop?: () => Promise<void> }>;

export type RunningServer = {
  origin: string;
  /** `isReplaced`: another process has the port already, so that no balancer has to notice. */
  stop(isReplaced?: boolean): Promise<void>;
  /** Replaces the processes by new ones, without a refused request; only where there are several. */
  reload?(): Promise<void>;
};

/** Milliseconds for requests and emails under way when the server stops. */
const longestDrain = 8000;
/** Milliseconds for the requests of a replaced process, while others answer: a file of 50 MB comes in them at 7 megabits a second. */
const longestHandover = 60_000;
/** Milliseconds for which a client of a replaced process may use its connection once more. */
const longestIdle = 5000;

/**
 * Starts everything, in an order in which errors show before anything is changed. `signal` ends the start half-way; the
 * parts that run are stopped again. With a `link`, its supervisor has the lock of the data folder and the database.
 * @throws StartFault with a sentence for the person at the terminal.
 */
export async function start(
  config: Config,
  faces: Faces = builtFaces(),
  signal: AbortSignal = new AbortController().signal,
  link: Link | null = null,
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  // Each part, once it runs, puts here how it stops; the last one started stops first.
  const stops: ((isReplaced: boolean) => Promise<void> | void)[] = [];
  const stop = async (isReplaced = false) => {
    for (const step of stops.splice(0).reverse()) await step(isReplaced);
  };
  const isFirst = !link || link.place.number === 1;
  const [hasPages, hasJobs] = [config.role !== 'jobs', config.role !== 'web'];
  stops.push(watchRejections(log));
  try {
    if (!link) {
      await prepareDataFolder(config.dataDir);
      stops.push(await lockDataFolder(config.dataDir));
    }
    const key = await readKey(config.dataDir, config.secret);
    const health = freshHealth();
    const listening = await listen(config, health, Boolean(link?.place.origin));
    stops.push(() => listening.close(0));
    link?.share(listening.connections);
    const { server, port } = listening;
    const origin = config.origin ?? link?.place.origin ?? `http://localhost:${port}`;

    const broadcasts = await openBroadcasts(config, key, log);
    stops.push(() => broadcasts?.close());
    const changes = createChangeCounts();
    const watching = await startWatching(config, log);
    stops.push(watching.stop);
    // Without a supervisor there is this process alone.
    const ofProcesses = link ? config : { ...config, workers: 1 };
    const database = await openDatabase(ofProcesses, log, signal, {
      onCommitted: changes.committed,
      watchStatement: watching.watchStatement,
      carrier: broadcasts,
      started: link?.place.databaseUrl,
    });
    stops.push(() => database.close());
    signal.throwIfAborted();
    health.isDatabaseThere = () => database.pulse?.isThere() ?? true;
    const { maxFileBytes } = config;
    const core: Core = createCore(modules, {
      db: database.db,
      files: fileStoreOf(config),
      onBrokenRead: (err) => log.error({ err }, 'a file broke off while it was sent; its reader is cut off'),
      makePortrait: portraitMaker(spoolFolderOf(config)),
      makeScan: scanMaker(spoolFolderOf(config)),
      makePicture: pictureMaker(spoolFolderOf(config)),
      makePagePicture: pagePictureMaker(spoolFolderOf(config)),
      makePdf,
      origin,
      key,
      maxFileBytes,
      adminEmails: config.adminEmails,
      ...(config.languages.length > 0 && { languages: config.languages }),
      clauseLanguages:
        config.clauseLanguages.length > 0 ? config.clauseLanguages : await findAgreedClauses(database.db),
      loneRulingMost: config.loneRulingMost,
      ...(config.guardianCheck && { guardianCheck: config.guardianCheck }),
      contactAddress: site.email,
      legalTexts: siteTexts,
      ...(config.grievanceOfficer && { grievanceOfficer: config.grievanceOfficer }),
    });
    if (isFirst && lacksOfficer(core))
      log.warn(
        'GRIEVANCE_NAME, GRIEVANCE_EMAIL and GRIEVANCE_ADDRESS are not set: no page names who answers complaints',
      );
    if (isFirst) await warnOfPasskeys(core, log);
    await keepBeating({ db: database.unhurried.db });
    await noteNamed(core);
    await showTranslations(core, { asAgreed: config.lawLanguages });
    const stopOutbox = hasJobs
      ? startOutbox({ config, core, database, broadcasts, origin, log })
      : async () => {};
    stops.push(() => stopOutbox(0));
    const { db } = database.unhurried;
    if (hasJobs && isFirst) {
      stops.push(keepSealing({ db }, (err) => log.warn({ err }, 'the log of administrators was not sealed')));
      if (config.backupTo) stops.push(startBackups(config, core, database.url, log));
    }

    const settings: ApiSettings = {
      projectId: config.projectId,
      origin,
      allowedOrigins: config.allowedOrigins,
      trustedProxies: config.trustedProxies,
      noteBrokenPage: createBrokenPages(log),
    };
    const isLocal = isLoopback(origin) && !config.smtpUrl;
    const mailbox = isLocal ? mailboxFolder(config) : null;
    const delivered = createDelivered(link?.place.instance);
    const ground = { core, settings, log, mailbox, server, delivered, news: changes };
    const { fetch, before, stop: stopFaces } = await (hasPages ? faces(ground) : answerNothing());
    if (stopFaces) stops.push(stopFaces);
    const reading = database.replicas ? readWhereWritten(fetch, settings, delivered) : fetch;
    const answering = answerWith(reading, {
      trustedProxies: config.trustedProxies,
      isHttps: origin.startsWith('https:'),
      before,
      isFramed,
      languages: config.languages,
    });
    stops.push(answering.stop);
    const sockets = hasPages
      ? await startRealtime(server, { ...ground, databaseUrl: database.url, broadcasts })
      : { connections: () => 0, refused: () => 0, close: async () => {} };
    stops.push(sockets.close);
    signal.throwIfAborted();
    // Requests and emails under way need everything else, so they end first, both within the same time.
    stops.push(async (isReplaced) => {
      if (!isReplaced) {
        health.isUp = false;
        await sleep(config.stopDelay * 1000);
      }
      const closed = isReplaced
        ? listening.close(longestHandover, longestIdle)
        : listening.close(longestDrain);
      await Promise.all([sockets.close(), closed, stopOutbox(longestDrain)]);
      await answering.untilIdle(1000);
    });
    const { dataDir, metricsToken: token } = config;
    const pools = {
      requests: database.pool,
      ...database.listPools,
      jobs: database.unhurried.pool,
      'job lists': database.unhurried.listPools.lists,
    };
    const { isDatabaseThere } = health;
    const { replicas } = database;
    const parts = {
      core,
      pools,
      replicas,
      broadcasts,
      dataDir,
      token,
      sockets,
      isDatabaseThere,
      slow: watching.slow,
      log,
      link,
    };
    const handle = measure(watching.around(answering.handle), parts);
    health.isUp = true;
    await listening.open(handle);
    if (database.own) stops.push(watchDisk(database.own, log));
    // Other processes of a supervisor may be writing.
    if (!link) void clearUp(config, log);
    return { origin, stop };
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** The API and the pages as they were built. `watch` sees every answer of a call; only tests set it. */
export function builtFaces(watch?: Watch): Faces {
  return async ({ core, settings, log, mailbox, delivered, news: changes }) => {
    const { build, languages } = await loadBuilds();
    const report = (error: unknown, { method, url }: Request) =>
      log.error({ method, path: loggedPath(new URL(url).pathname), err: error }, 'a page failed');
    const pages = createPages({
      build,
      languages,
      core,
      origin: settings.origin,
      projectId: settings.projectId,
      mode: 'production',
      openCalls: createPageCalls(core, settings, watch),
      position: delivered.position,
      news: changes,
      report,
    });
    const assets = path.join(buildFolder, 'client');
    const app = createApp({ core, settings, log, pages, mailbox, assets, languages, watch });
    return { fetch: app.fetch };
  };
}

type Builds = { build: ServerBuild; languages: Languages };

async function loadBuilds(): Promise<Builds> {
  try {
    const [build, { languages }] = await Promise.all([import('#pages'), import('#languages')]);
    return { build, languages };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartFault('The pages have not been built yet. Run `npm start`, which builds them first.');
  }
}
