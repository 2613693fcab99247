import { chmod, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { noteRestore } from '#core/administration/steps/note-restore.ts';
import { knowModules } from '#core/collected/create-core.ts';
import { readUnchecked } from '#core/files/read-stored.ts';
import { BytesDamaged, type FileStore } from '#core/ground/file-store.ts';
import { removeLeavers } from '#core/leaving/remove-leavers.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { isFormerHash, migrate, readMigrations } from '#db/migrate.ts';
import { makeEarlierMonths } from './earlier-months.ts';
import { isForeign, isFormerJobs, makeFormerJobs } from './former-jobs.ts';
import { readJournal } from './journal.ts';
import {
  BackupFault,
  listBackups,
  longestKept,
  type Manifest,
  readManifest,
  type Target,
} from './manifest.ts';
import { type Repeated, repeatFrom, transactionOn } from './repeat-ends.ts';
import { quoted, tablesOf } from './schema.ts';

export type RestoreParts = {
  databaseUrl: string;
  files: FileStore;
  target: Target;
  /** The newest, if left out. */
  name?: string | undefined;
  secretFile: string;
  /** The location of the journal of ends; next to the backups, if left out. */
  journal?: Target;
};

export type Restored = {
  name: string;
  manifest: Manifest;
  repeated: Repeated;
  /** No backup should be kept for so long. */
  isTooOld: boolean;
};

/**
 * Restores a backup into an empty database. It checks all of the backup before it changes anything, and writes the rows in
 * one transaction after the bytes. Ends since the backup are repeated in the same transaction.
 * @throws BackupFault for a backup that is missing, empty or damaged, and for a database that is not empty.
 */
export async function restoreBackup(parts: RestoreParts): Promise<Restored> {
  knowModules(modules);
  const { databaseUrl, files, target, secretFile } = parts;
  const name = parts.name ?? (await listBackups(target)).at(-1);
  if (!name) throw new BackupFault('There is no backup there.');
  const manifest = await readManifest(target, name);
  await verify(target, manifest);
  const tables = manifest.tables.filter(({ name }) => !isForeign(name));
  const journal = await readJournal(parts.journal ?? target, manifest.madeAt);

  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // The next statement on a broken connection fails and reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await requireEmpty(pool);
    await makeSchema(pool, manifest);
    for (const { key, ...stored } of manifest.files)
      await files.put(key, await readUnchecked({ files: target.store }, stored));
    const client = await pool.connect();
    let repeated: Repeated;
    try {
      await client.query('begin');
      // The backup already holds the rows that triggers would add or refuse.
      for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
      // The backup also holds the rows that migrations write into new tables. Some tables, such as ledgers, allow no delete.
      for (const { name } of tables.toReversed())
        if (await hasRows(client, name)) await client.query(`delete from ${quoted(name)}`);
      for (const table of tables) await readTable(client, target, table);
      for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
      for (const { name, last, isCalled } of manifest.sequences)
        if (!isForeign(name))
          await client.query('select setval($1::regclass, $2, $3)', [quoted(name), last, isCalled]);
      repeated = await repeatFrom(journal, client);
      await noteRestore(transactionOn(client), name);
      await client.query('commit');
    } finally {
      client.release(true);
    }
    if (repeated.counts.account > 0) await removeErased(pool, databaseUrl);
    if (manifest.secret) {
      const secret = await buffer(await target.store.read(manifest.secret.storage_key));
      await writeFile(secretFile, secret, { mode: 0o600 });
      await chmod(secretFile, 0o600);
    }
    const isTooOld = Date.now() - Date.parse(manifest.madeAt) > longestKept;
    return { name, manifest, repeated, isTooOld };
  } finally {
    await pool.end();
  }
}

/** Where that fails the next start of a server does it. Until then these accounts are hidden and have no session. */
async function removeErased(pool: pg.Pool, databaseUrl: string): Promise<void> {
  await migrate(pool);
  // Emails to them, or about them, go with them.
  await pool.query('select carry_over_jobs()');
  const { db, close } = connect(databaseUrl);
  await removeLeavers({ db }).finally(close);
}

async function verify({ store }: Target, { tables, files, secret }: Manifest): Promise<void> {
  for (const stored of [...tables, ...files, ...(secret ? [secret] : [])]) {
    await store.check(stored).catch((error: unknown) => {
      if (error instanceof BytesDamaged)
        throw new BackupFault(`The backup is damaged: ${stored.storage_key} is not what was written.`);
      throw error;
    });
  }
}

/** A restore that broke off leaves no other rows in the database. */
const written = new Set<string>(
  modules.flatMap(({ tablesWithFirstRows = [] }) => tablesWithFirstRows.map((table) => `public.${table}`)),
);

async function requireEmpty(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name } of await tablesOf(client)) {
      const isOurs = isFormerJobs(name) || written.has(name);
      if (!isOurs && (await hasRows(client, name)))
        throw new BackupFault(`The database is not empty: ${name} has rows. Restore into an empty one.`);
    }
  } finally {
    client.release();
  }
}

async function hasRows(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query(`select from ${quoted(name)} limit 1`);
  return rows.length > 0;
}

/** As it was when the backup was made: newer migrations run at the next start, as they would have then. */
async function makeSchema(pool: pg.Pool, manifest: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map((migration) => [migration.name, migration]));
  const migrations = manifest.migrations.map(({ name, hash }) => {
    const migration = known.get(name);
    if (!migration || (migration.hash !== hash && !isFormerHash(name, hash)))
      throw new BackupFault(`The backup was made by a newer or changed version (${name}). Use that version.`);
    return migration;
  });
  await migrate(pool, { migrations });
  await pool.query(makeEarlierMonths);
  if (manifest.tables.some(({ name }) => isFormerJobs(name))) await pool.query(makeFormerJobs);
}

async function readTable(
  client: pg.PoolClient,
  target: Target,
  table: Manifest['tables'][number],
): Promise<void> {
  const list = table.columns.map(quoted).join(', ');
  const rows = client.query(copyFrom(`copy ${quoted(table.name)} (${list}) from stdin`));
  await pipeline(await readUnchecked({ files: target.store }, table), rows);
  if (rows.rowCount !== table.rows)
    throw new BackupFault(`${table.name} came back with ${rows.rowCount} of ${table.rows} rows.`);
}
