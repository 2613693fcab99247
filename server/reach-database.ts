import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createCore } from '#core/collected/create-core.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { type Connection, connect } from '#db/connect.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { findLocation } from '#outside/postgres/location.ts';
import { makeSockets } from '#outside/postgres/socket.ts';
import { fileStoreOf } from './backup/places.ts';
import { type Config, StartFault } from './config.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { ownUrl, reachGiven, startOwn } from './database.ts';
import { siteTexts } from './legal-texts.ts';
import { createLog } from './log.ts';

/** The database of a server, for a command that runs with or without that server. */
export type Reached = { url: string; connection: Connection; core: Core; close(): Promise<void> };

const unhurried = { max: 5, longest: 3_600_000 };

/**
 * `isNew`: the command starts with an empty database, as a restore does. Any other command works on the data of a server.
 * With other settings than that server's it would create and find an empty database.
 * @throws StartFault where there is no database
 */
export async function reachDatabase(config: Config, { isNew = false } = {}): Promise<Reached> {
  if (!isNew && !config.databaseUrl && !existsSync(path.join(config.dataDir, 'postgres')))
    throw nothingThere(`in the data folder ${config.dataDir}`);
  const home = config.databaseUrl
    ? { url: await reachGiven(config.databaseUrl, createLog('error')), stop: async () => {} }
    : await reachOwn(config);
  const connection = connect(home.url, unhurried);
  const close = async () => {
    await connection.close();
    await home.stop();
  };
  try {
    if (!isNew && !(await hasTables(connection))) throw nothingThere('in this database');
  } catch (error) {
    await close();
    throw error;
  }
  const core: Core = createCore(modules, {
    db: connection.db,
    files: fileStoreOf(config),
    makePortrait: () => Promise.reject(new Error('No photos are made here.')),
    makeScan: () => Promise.reject(new Error('No photos are made here.')),
    makePicture: () => Promise.reject(new Error('No photos are made here.')),
    makePagePicture: () => Promise.reject(new Error('No photos are made here.')),
    makePdf: () => Promise.reject(new Error('No papers are made here.')),
    origin: config.origin ?? `http://localhost:${config.port}`,
    // Nothing that a command does mails a secret of its own.
    key: randomBytes(32),
    legalTexts: siteTexts,
    adminEmails: config.adminEmails,
    ...(config.grievanceOfficer && { grievanceOfficer: config.grievanceOfficer }),
  });
  return {
    url: home.url,
    connection,
    core,
    close,
  };
}

async function hasTables({ pool }: Connection): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    "select to_regclass('public.migrations') is not null as has",
  );
  return rows[0]?.has === true;
}

function nothingThere(where: string): StartFault {
  return new StartFault(
    `There is nothing of Saharambh ${where}. Give this command the settings of the server, DATA_DIR and DATABASE_URL above all (docs/operations.md says how).`,
  );
}

/** A server that runs holds the folder's lock: then its database is there to be asked, else we start it ourselves. */
async function reachOwn(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  await prepareDataFolder(config.dataDir);
  const unlock = await lockDataFolder(config.dataDir, 0).catch((error: unknown) => {
    if (error instanceof StartFault) return null;
    throw error;
  });
  if (!unlock) {
    const sockets = await makeSockets(await findLocation(config.dataDir, await shippedBinaries()));
    return { url: ownUrl(sockets.path), stop: sockets.release };
  }
  const own = await startOwn(config, createLog('error'));
  return {
    url: own.url,
    async stop() {
      await own.stop();
      await unlock();
    },
  };
}
