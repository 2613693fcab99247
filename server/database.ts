import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Connection, type ConnectOptions, connect } from '#db/connect.ts';
import { migrate, SchemaFault } from '#db/migrate.ts';
import { renewSamples, seed } from '#db/seed.ts';
import { shippedBinaries } from '#outside/postgres/binaries.ts';
import { startCluster } from '#outside/postgres/cluster.ts';
import { findLocation } from '#outside/postgres/location.ts';
import type { OwnDatabase } from '#outside/postgres/watch-room.ts';
import { type Config, StartFault } from './config.ts';
import type { Logger } from './log.ts';
import { requirePrimary, requireReplicas } from './who-answers.ts';

const name = 'saharambh';
/** Whom the application is to its own database. */
const role = 'saharambh_app';
const oldest = 15;
const longestClose = 1000;
/** Connections of each process of a server (docs/scaling.md). */
export const connectionsOfOne = 46;
/** One more for a backup. */
const connectionsNeeded = ({ workers }: Config) => workers * connectionsOfOne + 1;
/** For commands, the watch over the disk and PostgreSQL itself. */
const reserve = 20;
/** PostgreSQL's own default. */
const fewestConnections = 100;
/** PostgreSQL's code for a connection beyond its limit (errcodes, class 53). */
const tooManyConnections = '53300';

/**
 * Scheduled jobs, emails and the like, which may take their time: four at once, one batch of reactions and one of
 * emails, as well as one connection that listens for jobs and three for taking jobs, their ends and heartbeats.
 */
const unhurried = { max: 10, longest: 600_000 };

export type Database = Connection & {
  url: string;
  /** For work for which no caller waits. */
  unhurried: Connection;
  /** Null where it was given. */
  own: OwnDatabase | null;
};

type DatabaseOptions = Pick<ConnectOptions, 'onCommitted' | 'watchStatement' | 'carrier'> & {
  /** The database that a supervisor has started. */
  started?: string | null;
};

/**
 * The database named by DATABASE_URL, else the one that comes with the product; migrated either way. `started` is the address of one
 * that a supervisor has started.
 */
export async function openDatabase(
  config: Config,
  log: Logger,
  signal: AbortSignal,
  { onCommitted = () => {}, watchStatement, carrier, started = null }: DatabaseOptions = {},
): Promise<Database> {
  const home = started
    ? { url: started, own: null, stop: async () => {} }
    : config.databaseUrl
      ? { url: await reachGiven(config.databaseUrl, log, config), own: null, stop: async () => {} }
      : await startOwn(config, log);
  let isClosing = false;
  // Connections that end with our own database are not lost.
  const onLost = (error: Error) => {
    if (!isClosing) log.warn({ reason: error.message }, 'a database connection was lost');
  };
  const onPulse = (isThere: boolean) =>
    isThere ? log.info('the database answers again') : log.error('the database does not answer');
  const replicas = config.databaseUrl ? await lookAtReplicas(config, home.url, log) : null;
  const shared = { onLost, onCommitted, watchStatement, carrier };
  const connection = connect(home.url, { ...shared, onPulse, replicas });
  const { searches } = connection.listPools;
  const slow = connect(home.url, { ...shared, ...unhurried, searches });
  const close = async () => {
    isClosing = true;
    // A job that does not end may hold a connection of its own.
    const closed = Promise.all([connection.close(), slow.close()]);
    await Promise.race([closed, sleep(longestClose, undefined, { ref: false })]);
    await home.stop();
  };
  try {
    const done = await migrate(slow.pool, { signal, onWait: (why) => log.info({ why }, 'migrations wait') });
    if (done.length > 0) log.info({ migrations: done }, 'database migrated');
    // Only into a new database: a sample that a member has removed must not come back.
    if (done.includes('0002-stories-and-contact.sql')) await seed(slow.db);
    else await renewSamples(slow.db);
    return { ...connection, url: home.url, own: home.own, unhurried: slow, close };
  } catch (error) {
    await close().catch(() => {});
    if (error instanceof SchemaFault) throw new StartFault(error.message);
    throw isFull(error) ? noRoom(config) : error;
  }
}

/** @throws StartFault where DATABASE_URL names no primary, or DATABASE_REPLICA_URL no replica of it */
async function lookAtReplicas(config: Config, url: string, log: Logger) {
  const { replicaUrls: urls } = config;
  const cluster = await requirePrimary(url, urls.length > 0).catch((error) => {
    throw isFull(error) ? noRoom(config) : error;
  });
  if (urls.length === 0) return null;
  await requireReplicas(urls, cluster, log);
  const onChange = (replica: string, isUsed: boolean) =>
    isUsed
      ? log.info({ replica }, 'the replica answers reads')
      : log.warn({ replica }, 'the replica is away, behind or promoted: the primary answers its reads');
  return { urls, cluster, onChange };
}

/** How many processes the database of DATABASE_URL has connections for. */
export async function mostProcesses(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return Math.floor(((await mostConnections(client)) - 1) / connectionsOfOne);
  } finally {
    await client.end().catch(() => {});
  }
}

async function mostConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ most: number }>(`
    select least(
      current_setting('max_connections')::int
        - (select coalesce(sum(setting::int), 0)::int from pg_settings
           where name in ('superuser_reserved_connections', 'reserved_connections')),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
    ) as most`);
  return rows[0]?.most ?? 0;
}

/** @throws StartFault where the database of DATABASE_URL allows fewer connections than this server opens */
async function requireConnections(client: pg.Client, config: Config): Promise<void> {
  const most = await mostConnections(client);
  if (most < connectionsNeeded(config)) throw noRoom(config, most);
}

function isFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === tooManyConnections;
}

/** @param most how many connections the database allows, where we know it */
function noRoom(config: Config | null, most?: number): StartFault {
  const has = most === undefined ? 'has no connection left' : `allows ${most} connections`;
  const needs =
    config && config.workers > 1
      ? `a server with WORKERS=${config.workers} needs ${connectionsNeeded(config)}`
      : `one server needs ${connectionsOfOne + 1}`;
  return new StartFault(
    `The database named by DATABASE_URL ${has}, and ${needs}. Raise max_connections there (and the limits of the role and the database), or end other servers.`,
  );
}

/** @throws StartFault where nothing answers at DATABASE_URL, where it is too old, or too small for this `server` */
export async function reachGiven(url: string, log: Logger, server: Config | null = null): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (version < oldest)
      throw new StartFault(`DATABASE_URL names PostgreSQL ${version}. Use version ${oldest} or newer.`);
    const { rows: rights } = await client.query(`
      select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isTooMuch"
      from pg_roles where rolname = current_user`);
    if (rights[0]?.isTooMuch)
      log.warn(
        'the role in DATABASE_URL may do more than own its database: give Saharambh one of its own (docs/operations.md)',
      );
    if (server) await requireConnections(client, server);
    return url;
  } catch (error) {
    if (error instanceof StartFault) throw error;
    if (isFull(error)) throw noRoom(server);
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new StartFault(
      `The database named by DATABASE_URL cannot be reached (${reason}). Start it, correct the address, or unset DATABASE_URL to use the one that comes with Saharambh.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Room for each process, and for one more while another one takes its place. */
function connectionSettings({ workers }: Config): string[] {
  const most = (workers + 1) * connectionsOfOne + reserve;
  return workers > 1 ? [`max_connections=${Math.max(fewestConnections, most)}`] : [];
}

type Started = { url: string; own: OwnDatabase; stop(): Promise<void> };

export async function startOwn(config: Config, log: Logger): Promise<Started> {
  const onRestart = (message: string) => log.error(message);
  let folder = '';
  const cluster = await shippedBinaries()
    .then((binaries) => findLocation(config.dataDir, binaries))
    .then((location) => {
      folder = location.folder;
      const wanted = path.join(config.dataDir, 'postgres');
      if (path.relative(location.folder, wanted) !== '')
        log.warn({ folder: location.folder }, 'the database lies outside DATA_DIR, which holds a link to it');
      return startCluster(location, { onRestart, settings: connectionSettings(config) });
    })
    .catch((error) => {
      throw new StartFault(error.message);
    });
  try {
    await prepareOwn((database) => cluster.url(database));
    const own = { folder, url: cluster.url('postgres') };
    return { url: cluster.url(name, role), own, stop: cluster.stop };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** The address of an own database that a server has started, by its socket. */
export function ownUrl(socketFolder: string): string {
  return `socket:${socketFolder}?db=${name}&user=${role}&port=5432`;
}

/** The application's role owns its database, and may nothing beyond it. */
async function prepareOwn(url: (database: string) => string): Promise<void> {
  await within(url('postgres'), async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (!rowCount) await client.query(`create role ${role} login`);
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [name],
    );
    if (rows.length === 0) await client.query(`create database ${name} owner ${role}`);
    else if (rows[0]?.owner !== role) {
      // Made by a version in which the application was a superuser. The database's owner changes last: until then it is tried again.
      await within(url(name), handOver);
      await client.query(`alter database ${name} owner to ${role}`);
    }
  });
}

async function within(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

async function handOver(client: pg.Client): Promise<void> {
  await client.query(`do $$
    declare command text;
    begin
      for command in
        select format('alter %s %s owner to ${role}',
            case relkind when 'S' then 'sequence' when 'c' then 'type' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
            oid::regclass)
          from pg_class
          where relnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
            and relkind in ('r', 'p', 'v', 'm', 'S', 'c')
            and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e'))
        union all
        select format('alter routine %s owner to ${role}', oid::regprocedure) from pg_proc
          where pronamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
            and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
        union all
        select format('alter type %s owner to ${role}', oid::regtype) from pg_type
          where typnamespace in (select oid from pg_namespace where nspname in ('public', 'graphile_worker'))
            and typtype in ('e', 'd')
            and not exists (select 1 from pg_depend where objid = pg_type.oid and deptype = 'e')
        union all
        select format('alter schema %I owner to ${role}', nspname) from pg_namespace where nspname = 'graphile_worker'
      loop
        execute command;
      end loop;
    end $$`);
}
