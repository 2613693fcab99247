import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readUnchecked } from '#core/files/read-stored.ts';
import { tablesWithBytes } from '#core/files/tables-with-bytes.ts';
import { removalLock } from '#core/files/unclaimed-bytes.ts';
import type { Core } from '#core/ground/core.ts';
import { BytesDamaged, type StoredBytes } from '#core/ground/file-store.ts';
import { databaseTime } from '#core/ground/time.ts';
import { noteHalves, removeBackup, removeHalves } from './halves.ts';
import { forgetJournal } from './journal.ts';
import { readLogHead } from './log-heads.ts';
import {
  listBackups,
  longestKept,
  type Manifest,
  putCounted,
  putText,
  type Target,
  writeIndex,
} from './manifest.ts';
import { quoted, sequencesOf, type TableShape, tablesOf } from './schema.ts';

const atOnce = 4;

export type BackupParts = {
  core: Pick<Core, 'db' | 'files'>;
  databaseUrl: string;
  target: Target;
  /** The file of the made secret; null where a setting holds it. */
  secretFile: string | null;
  /** How many backups to keep, this one counted. */
  keep: number;
  /** After how many hours the next one follows; by then this one has to be young enough still. */
  hours?: number;
};

export type Written = { name: string; manifest: Manifest };

/**
 * Writes a backup while the servers go on: every table as it was at one moment, and the bytes of every file that it names
 * then. Bytes that are given up meanwhile stay until the backup is done. Resolves to its name.
 */
export function writeBackup(parts: BackupParts): Promise<Written> {
  return inTurn(parts, (client) => writeWhole(client, parts));
}

async function writeWhole(client: pg.Client, parts: BackupParts): Promise<Written> {
  const { target, keep, hours = 24 } = parts;
  await removeHalves(target);
  const written = await write(client, parts);
  // If this connection has lost the lock, the next backup may have removed these files: then this statement fails.
  await client.query('select 1');
  await keepNewest(target, written.name, { keep, longest: longestKept - hours * 3_600_000 });
  return written;
}

/**
 * A backup that fails leaves nothing, and one whose process was killed is cleared up by the next. Where none can be written, those
 * that are too old go all the same.
 */
async function inTurn<T>(parts: BackupParts, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return alone(parts, work).catch(async (error) => {
    // With a lock of its own: by now another backup may be under way.
    await alone(parts, () => clearUp(parts)).catch(() => {});
    throw error;
  });
}

async function clearUp({ core, target }: BackupParts): Promise<void> {
  await removeHalves(target);
  // Those that would be too old at the next look.
  const oldest = (await databaseTime(core)) - longestKept + longestPause;
  const all = await listBackups(target);
  const kept = all.filter((one) => timeOf(one) >= oldest);
  if (kept.length === all.length) return;
  // Bytes first: on a full disk the index cannot be written, and its next reader finds these backups once more.
  for (const one of all) if (!kept.includes(one)) await removeBackup(target, one);
  await forgetJournal(target, kept[0] ? timeOf(kept[0]) : oldest);
  await writeIndex(target, kept);
}

/** Waits for removals under way and for another backup; later ones wait for this one. */
async function alone<T>({ databaseUrl }: BackupParts, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // The statement that is under way fails and reports the error.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [removalLock]);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function write(client: pg.Client, { core, target, secretFile }: BackupParts): Promise<Written> {
  const madeAt = new Date(await databaseTime(core)).toISOString();
  const name = madeAt.replace(/[-:.]/g, '').toLowerCase();
  await client.query('begin isolation level repeatable read read only');
  const shapes = await tablesOf(client);
  const { rows: stored } = await client.query<StoredBytes>(
    `${tablesWithBytes()
      .map((table) => `select storage_key, size, checksum from ${table}`)
      .join(' union all ')} order by 1`,
  );
  const keys = [
    ...shapes.map((table) => tableKey(name, table)),
    ...stored.map((bytes) => fileKey(name, bytes)),
  ];
  await noteHalves(target, [{ name, keys }]);
  const tables: Manifest['tables'] = [];
  for (const table of shapes) tables.push(await writeTable(client, target, name, table));
  const { rows: migrations } = await client.query<{ name: string; hash: string }>(
    'select name, hash from migrations order by 1',
  );
  const sequences = await sequencesOf(client);
  const log = await readLogHead(client);
  await client.query('commit');
  const { files, damaged } = await writeFiles(core, target, name, stored);
  const secret =
    secretFile === null ? null : await putCounted(target, `${name}/secret`, createReadStream(secretFile));
  const parts = { madeAt, migrations, tables, sequences, files, damaged, secret, log };
  const manifest: Manifest = { format: 1, ...parts };
  const content = JSON.stringify(manifest, null, 1);
  await putText(target, `${name}/manifest.json`, content);
  await putText(target, `${name}/manifest.sha256`, createHash('sha256').update(content).digest('hex'));
  return { name, manifest };
}

const tableKey = (backup: string, { name }: TableShape) => `${backup}/db/${name}.copy`;
const fileKey = (backup: string, { storage_key: key }: StoredBytes) => `${backup}/files/${key}`;

async function writeTable(client: pg.Client, target: Target, backup: string, table: TableShape) {
  const { name, columns } = table;
  const list = columns.map(quoted).join(', ');
  const rows = client.query(copyTo(`copy (select ${list} from ${quoted(name)}) to stdout`));
  const written = await putCounted(target, tableKey(backup, table), rows);
  return { ...written, name, columns, rows: rows.rowCount };
}

async function writeFiles(core: BackupParts['core'], target: Target, backup: string, stored: StoredBytes[]) {
  const files: Manifest['files'] = [];
  const damaged: string[] = [];
  const turns = stored.values();
  const takeTurns = async () => {
    for (const bytes of turns) {
      const key = bytes.storage_key;
      try {
        const source = await readUnchecked(core, { ...bytes, size: Number(bytes.size) });
        files.push({ ...(await putCounted(target, fileKey(backup, bytes), source)), key });
      } catch (error) {
        if (!(error instanceof BytesDamaged)) throw error;
        damaged.push(key);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return { files, damaged };
}

/** By the index a backup becomes whole, and what it does not name is none any more, however much of it is still there. */
async function keepNewest(
  target: Target,
  name: string,
  { keep, longest }: { keep: number; longest: number },
): Promise<void> {
  const all = [...(await listBackups(target)), name];
  const tooMany = Math.max(0, all.length - keep);
  const tooOld = all.filter((one) => one !== name && timeOf(name) - timeOf(one) > longest).length;
  const gone = all.slice(0, Math.max(tooMany, tooOld));
  // Their manifests say what they consist of, the new one's too.
  await noteHalves(
    target,
    [...gone, name].map((one) => ({ name: one, keys: [] })),
  );
  const kept = all.slice(gone.length);
  await writeIndex(target, kept);
  await removeHalves(target);
  await forgetJournal(target, timeOf(kept[0] ?? name));
}

/** Milliseconds between two looks whether a backup is due. */
const longestPause = 600_000;

/** Writes a backup whenever the newest is older than that many hours; of several servers, the one whose turn comes first. */
export function backUpRegularly(
  parts: BackupParts,
  hours: number,
  { onDone, onTrouble }: { onDone: (name: string) => void; onTrouble: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isDue = async () => {
    const newest = (await listBackups(parts.target)).at(-1);
    return !newest || (await databaseTime(parts.core)) - timeOf(newest) >= hours * 3_600_000;
  };
  const writeIfDue = async () => {
    if (!(await isDue())) return;
    // Another server may have written one while this one waited for its turn.
    const written = await inTurn(parts, async (client) =>
      (await isDue()) ? writeWhole(client, parts) : null,
    );
    if (written) onDone(written.name);
  };
  const running = (async () => {
    while (!signal.aborted) {
      await writeIfDue().catch(onTrouble);
      const pause = Math.min(longestPause, hours * 3_600_000);
      await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  // A backup under way is not waited for: it ends with its connection, and has no manifest.
  return async () => {
    stopping.abort();
    await Promise.race([running, sleep(100)]);
  };
}

/** When the backup of this name was begun, in ms of the database's time. */
export function timeOf(name: string): number {
  // Names of earlier backups have no milliseconds.
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})?z$/.exec(name) ?? [];
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second, ms || 0);
}
