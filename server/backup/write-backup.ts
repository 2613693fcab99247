import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readUnchecked } from '#core/files/read-stored.ts';
import { removalLock } from '#core/files/unclaimed-bytes.ts';
import type { Core } from '#core/ground/core.ts';
import { BytesDamaged, type StoredBytes } from '#core/ground/file-store.ts';
import {
  listBackups,
  type Manifest,
  putCounted,
  putText,
  readManifest,
  type Target,
  writeIndex,
} from './manifest.ts';
import { quoted, sequencesOf, type TableShape, tablesOf } from './schema.ts';

const atOnce = 4;

export type BackupParts = {
  core: Core;
  databaseUrl: string;
  target: Target;
  /** The file of the made secret; null where a setting holds it. */
  secretFile: string | null;
  /** How many backups to keep, this one counted. */
  keep: number;
};

/**
 * Writes a backup while the servers go on: every table as it was at one moment, and the bytes of every file that it names
 * then. Bytes that are given up meanwhile stay until the backup is done. Resolves to its name.
 */
export async function writeBackup({ core, databaseUrl, target, secretFile, keep }: BackupParts) {
  const name = new Date()
    .toISOString()
    .replace(/[-:]|\.\d+/g, '')
    .toLowerCase();
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  await client.connect();
  try {
    // Waits for removals under way; those to come wait for us.
    await client.query('select pg_advisory_lock($1)', [removalLock]);
    await client.query('begin isolation level repeatable read read only');
    const tables: Manifest['tables'] = [];
    for (const table of await tablesOf(client)) tables.push(await writeTable(client, target, name, table));
    const { rows: stored } = await client.query<StoredBytes>(
      'select storage_key, size, checksum from file_chunks union all select storage_key, size, checksum from avatars order by 1',
    );
    const { rows: migrations } = await client.query<{ name: string; hash: string }>(
      'select name, hash from migrations order by 1',
    );
    const sequences = await sequencesOf(client);
    await client.query('commit');
    const { files, damaged } = await writeFiles(core, target, name, stored);
    const secret =
      secretFile === null ? null : await putCounted(target, `${name}/secret`, createReadStream(secretFile));
    const madeAt = new Date().toISOString();
    const manifest: Manifest = { format: 1, madeAt, migrations, tables, sequences, files, damaged, secret };
    const content = JSON.stringify(manifest, null, 1);
    await putText(target, `${name}/manifest.json`, content);
    await putText(target, `${name}/manifest.sha256`, createHash('sha256').update(content).digest('hex'));
    await keepNewest(target, name, keep);
    return { name, manifest };
  } finally {
    await client.end();
  }
}

async function writeTable(client: pg.Client, target: Target, backup: string, { name, columns }: TableShape) {
  const list = columns.map(quoted).join(', ');
  const rows = client.query(copyTo(`copy (select ${list} from ${quoted(name)}) to stdout`));
  const written = await putCounted(target, `${backup}/db/${name}.copy`, rows);
  return { ...written, name, columns, rows: rows.rowCount };
}

async function writeFiles(core: Core, target: Target, backup: string, stored: StoredBytes[]) {
  const files: Manifest['files'] = [];
  const damaged: string[] = [];
  const turns = stored.values();
  const inTurn = async () => {
    for (const bytes of turns) {
      const key = bytes.storage_key;
      try {
        const source = await readUnchecked(core, { ...bytes, size: Number(bytes.size) });
        files.push({ ...(await putCounted(target, `${backup}/files/${key}`, source)), key });
      } catch (error) {
        if (!(error instanceof BytesDamaged)) throw error;
        damaged.push(key);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inTurn));
  return { files, damaged };
}

/** The index first: what it does not name is no backup any more, however much of it is still there. */
async function keepNewest(target: Target, name: string, keep: number): Promise<void> {
  const all = [...(await listBackups(target)), name];
  const gone = all.slice(0, Math.max(0, all.length - keep));
  await writeIndex(target, all.slice(gone.length));
  for (const one of gone) await removeBackup(target, one);
}

async function removeBackup({ store, prefix }: Target, name: string): Promise<void> {
  const manifest = await readManifest({ store, prefix }, name).catch(() => null);
  const keys = [...(manifest?.tables ?? []), ...(manifest?.files ?? [])].map(
    ({ storage_key }) => storage_key,
  );
  const own = ['secret', 'manifest.sha256', 'manifest.json'].map((key) => `${prefix}${name}/${key}`);
  for (const key of [...keys, ...own]) await store.remove(key);
}

/** Writes a backup whenever the newest is older than that many hours; of several servers, the one whose turn comes first. */
export function backUpRegularly(
  parts: BackupParts,
  hours: number,
  { onDone, onTrouble }: { onDone: (name: string) => void; onTrouble: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      const newest = (await listBackups(parts.target).catch(() => [])).at(-1);
      const age = newest ? Date.now() - timeOf(newest) : Number.POSITIVE_INFINITY;
      if (age >= hours * 3_600_000) await writeBackup(parts).then(({ name }) => onDone(name), onTrouble);
      await sleep(600_000, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  // A backup under way is not waited for: it ends with its connection, and has no manifest.
  return async () => {
    stopping.abort();
    await Promise.race([running, sleep(100)]);
  };
}

function timeOf(name: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)z$/.exec(name) ?? [];
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
