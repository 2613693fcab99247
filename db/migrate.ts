import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { hangUp } from './driver/connection-stream.ts';

const folder = path.join(import.meta.dirname, 'migrations');
const lock = 7_204_331;
const pause = 500;
/** A migration that waits for a table's lock blocks every later query of the table, so it waits briefly, and often. */
const longestLock = '1s';
/**
 * A transaction holds other tables by then, and the holder of this one may wait for those. PostgreSQL checks for a deadlock
 * after 1 second and ends the statement that checks first, so the migration must let go well before.
 */
const longestCrosswise = '500ms';
/** The first line of a migration whose statements cannot run in a transaction, as an index that is built while queries run. */
const outside = '-- outside a transaction';
/** Separates those statements. After an interruption they run again from the first, so each must accept finished work. */
const then = /^-- then$/m;
/** A lock that could not be had in time, and one that two waited for crosswise. */
const worthAnotherTry = ['55P03', '40P01'];
/**
 * Hashes of migrations before they were rewritten to block no queries. Both texts give the same schema (decisions
 * 0072 and 0118).
 */
const formerHashes = new Map([
  ['0015-codes.sql', 'f0241719e7f846932f7e5c2770b9cf39430f560a1ec95147571b748da7e47028'],
  ['0022-lists-of-the-seen.sql', '05195d76119183e03e08822637d5182a3ac7ed2968442f52e47aa5432452bb3e'],
  ['0024-guardian-waits.sql', '09c33e1831ae411ec2dc17c25e49893d8c5323f7b542769c0c634ddc7f01f119'],
  ['0050-one-profile.sql', 'c06503ef09bd8384844f1973dede1187966e71d1c90e90ff0781c4c544d7fd9c'],
  ['0066-zones-of-phones.sql', '1fd6e4f1f2c7675b4d7a9cc7639a66deb39e89830fe8732bc7d3989576cbdba3'],
  ['0149-notifications-of-a-subject.sql', '8687e51f94ab5e4303b36bbe17ccc89f6132e88d1db9b0237ac30c4d9c720c27'],
  ['0180-applications.sql', '1952c973a277cd7ddd0c49eceb901b55cb9350870ad742274f62d8a73ddc704c'],
  ['0196-saved-searches.sql', '29cc33a4c47ec526acc3a9ce1699029986dfda4a22e0adffde6abd57d1a35b3d'],
  ['0198-fit-of-places.sql', 'bf2e89b97bb2618f38cf61e6b03150c48d7428fbc6bcb37daacf6f9f9edd5157'],
]);

export const isFormerHash = (name: string, hash: string) => formerHashes.get(name) === hash;

/** One frozen step: its file name, its SQL, and the hash that reveals a later change to it. */
export type Migration = { name: string; text: string; hash: string };

/** The database's schema is not one that this program can bring up to date; the message says what to do. */
export class SchemaFault extends Error {}

export async function readMigrations(from = folder): Promise<Migration[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(from, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

export type MigrateOptions = {
  signal?: AbortSignal | undefined;
  migrations?: Migration[];
  /** Called while another server migrates, and before another try for a lock. */
  onWait?: (why: string) => void;
};

/**
 * Brings the database to the newest schema, without a time limit. Each migration has a transaction of its own unless it says
 * otherwise, and servers that start at once wait for each other.
 * @throws SchemaFault if a migration that has already run was changed, or was made by a newer program.
 */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { signal, onWait = () => {} } = options;
  const migrations = options.migrations ?? (await readMigrations());
  const client = await pool.connect();
  // Ends a statement that is under way, too.
  const cut = () => hangUp(client);
  signal?.addEventListener('abort', cut);
  const done: string[] = [];
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = '${longestLock}'`);
    await takeTurn(client, onWait);
    await client.query(`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    refuseStrangers(applied, migrations);
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue;
      await patiently(
        () => apply(client, migration),
        () => onWait(`a lock for ${migration.name}`),
      );
      done.push(migration.name);
    }
    return done;
  } finally {
    signal?.removeEventListener('abort', cut);
    // Closes the connection: its settings and its advisory lock must not return to the pool.
    client.release(true);
  }
}

/** Polls: a statement that waits holds a snapshot, and an index that is built while queries run waits for that snapshot. */
async function takeTurn(client: pg.PoolClient, onWait: (why: string) => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lock,
    ]);
    if (rows[0]?.taken) return;
    if (tries === 0) onWait('another server that migrates');
    await sleep(pause);
  }
}

async function patiently(work: () => Promise<void>, onWait: () => void): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!worthAnotherTry.includes((error as { code?: string }).code ?? '')) throw error;
      onWait();
      await sleep(pause);
    }
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  try {
    await run(client, migration);
  } catch (error) {
    const [, extension] = /^create extension if not exists (\w+)/m.exec(migration.text) ?? [];
    const { code = '' } = error as { code?: string };
    if (!extension || !refusedExtension.has(code)) throw error;
    throw new SchemaFault(
      `The database does not let Saharambh use PostgreSQL's extension ${extension} (${(error as Error).message}). Install it there, or let its administrator run "create extension ${extension}" in this database, and start again.`,
    );
  }
}

/** No right to create it; nothing of that name installed; not among those that the host allows. */
const refusedExtension = new Set(['42501', '58P01', '0A000']);

async function run(client: pg.PoolClient, { name, text, hash }: Migration): Promise<void> {
  const note = () => client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
  if (text.startsWith(outside)) {
    await dropHalfIndexes(client);
    for (const statement of text.split(then)) await client.query(statement);
    await note();
    return;
  }
  try {
    await client.query(`begin; set local lock_timeout = '${longestCrosswise}'`);
    await client.query(text);
    await note();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Drops what an interrupted index build left: such an index is kept up to date and never read. */
async function dropHalfIndexes(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indexrelid
    where not indisvalid and relnamespace = current_schema()::regnamespace`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
}

function refuseStrangers(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name))
      throw new SchemaFault(`The database was migrated by a newer version (${name}). Run that version.`);
    if (known.get(name) !== hash && !isFormerHash(name, hash))
      throw new SchemaFault(`Migration ${name} has been changed since it ran. Restore its text.`);
  }
}
