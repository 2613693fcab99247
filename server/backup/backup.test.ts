import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import pg from 'pg';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import type { Core } from '#core/ground/core.ts';
import { connect } from '#db/connect.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import { s3Store } from '#outside/files/s3-store.ts';
import { active, joinTeam } from '#tests/agreements/agreements.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { sendUpload } from '#tests/files/uploads.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { emptyDatabase, within } from '#tests/ground/empty-database.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { startS3 } from '#tests/servers/s3-server.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { keepJournal } from './journal.ts';
import { BackupFault, listBackups, readManifest, type Target } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { quoted, tablesOf } from './schema.ts';
import { writeBackup } from './write-backup.ts';

const s3 = await startS3();
const external = await startExternalPostgres();
atEnd(external.stop);

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'saharambh-backup-'));
  atEnd(() => rm(made, { recursive: true, force: true }));
  return made;
}

let databases = 0;
/** Owns what is brought back, and may nothing beyond it: the tests' own databases have the same one. */
const owner = 'application';
const master = external.url.replace(/journey$/, 'postgres');
await within(master, `create role ${owner} login`);

/** An empty database, in the cluster that came along or in the machine's own. */
async function databaseFor(kind: 'embedded' | 'external', from: string): Promise<string> {
  if (kind === 'embedded') return emptyDatabase(from);
  const name = `restored_${++databases}`;
  await within(master, `create database ${name} owner ${owner}`);
  return external.url.replace(/saharambh@(.*)journey$/, `${owner}@$1${name}`);
}

/** Sessions come back while the journal is kept. */
async function keptJournal(core: Core, target: Target): Promise<void> {
  await keepJournal({ core, target }, (error) => {
    throw error;
  })();
}

/** Every row of every table, as text, in an order of its own. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const content: Record<string, string[]> = {};
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${quoted(name)} t`);
    content[name] = rows.map(({ row }) => row).sort();
  }
  await client.end();
  return content;
}

/** All of a restored database except the entry of the log that says so. */
async function restoredContentOf(url: string): Promise<Record<string, string[]>> {
  const content = await contentOf(url);
  const [waits, logged] = [content['public.unsealed_admin_actions'], content['public.admin_actions']];
  assert.deepEqual([waits?.length, logged?.filter((row) => row.includes('log.restored')).length], [1, 1]);
  return {
    ...content,
    'public.unsealed_admin_actions': [],
    'public.admin_actions': logged?.filter((row) => !row.includes('log.restored')) ?? [],
  };
}

async function filled(core: Core & { connection: { url: string } }) {
  const api = await serveApi(core);
  const me = await member(core);
  for (const size of [2000, 300_000]) {
    const sent = await sendUpload(api.endpoint, {
      headers: { 'x-appwrite-session': sessionOf(me) },
      file: { name: 'cv.pdf', bytes: pdf(size) },
    });
    assert.equal(sent.status, 201);
  }
  await putAvatar(core, me, Readable.from([await photo()]));
  await core.db
    .updateTable('accounts')
    .set({
      name: 'Tab\t, line\nbreak, \\N, "quote", नमस्ते \u{1f600}',
      prefs: JSON.stringify({ a: [null, '\\'] }),
    })
    .where('id', '=', me.id)
    .execute();
  // No one can change or delete this ledger afterwards, nor its application.
  const [founder, contributor] = [await member(core), await member(core)];
  const project = await publishedProject(core, founder);
  await joinTeam(core, project, contributor);
  await active(core, { owner: founder, contributor, project });
}

const secretFile = path.join(await folder(), 'secret');
await writeFile(secretFile, 'ab'.repeat(32));

type Case = { database: 'embedded' | 'external'; store: 'a folder' | 'S3' };
const cases: Case[] = [
  { database: 'embedded', store: 'a folder' },
  { database: 'external', store: 'S3' },
];
for (const { database, store } of cases) {
  test(`every row and byte comes back, on the ${database} database with files in ${store}`, async () => {
    const plain = await freshCore();
    const core = store === 'S3' ? { ...plain, files: s3Store(s3) } : plain;
    await filled(core);
    const target: Target =
      store === 'S3'
        ? { store: s3Store(s3), prefix: 'backups/' }
        : { store: folderStore(await folder()), prefix: '' };
    const { url } = plain.connection;
    await keptJournal(core, target);
    const { manifest } = await writeBackup({ core, databaseUrl: url, target, secretFile, keep: 2 });
    assert.equal(manifest.files.length, 3);

    const databaseUrl = await databaseFor(database, url);
    const files = folderStore(await folder());
    const back = path.join(await folder(), 'secret');
    await restoreBackup({ databaseUrl, files, target, secretFile: back });
    assert.deepEqual(await restoredContentOf(databaseUrl), await contentOf(url));
    for (const { key } of manifest.files) {
      const [was, is] = [await buffer(await core.files.read(key)), await buffer(await files.read(key))];
      assert.ok(was.equals(is), key);
    }
    // New rows get numbers that no old one has.
    const restored = connect(databaseUrl);
    await member({ ...core, db: restored.db });
    await restored.close();
    await assert.rejects(restoreBackup({ databaseUrl, files, target, secretFile: back }), /not empty/);
  });
}

test('a backup that is missing, empty or damaged is refused before anything is changed', async () => {
  const core = await freshCore();
  await filled(core);
  const { url } = core.connection;
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const databaseUrl = await emptyDatabase(url);
  const files = folderStore(await folder());
  const restore = () =>
    restoreBackup({ databaseUrl, files, target, secretFile: path.join(location, 'none') });
  await assert.rejects(restore(), BackupFault);
  const { name } = await writeBackup({ core, databaseUrl: url, target, secretFile: null, keep: 2 });
  const [file = ''] = (await readdir(path.join(location, name, 'files'), { recursive: true })).filter(
    (one) => one.length > 10,
  );
  await truncate(path.join(location, name, 'files', file), 100);
  await assert.rejects(restore(), /damaged/);
  await writeFile(path.join(location, name, 'manifest.json'), '{}');
  await assert.rejects(restore(), /manifest .* damaged/);
  assert.deepEqual(Object.values(await contentOf(databaseUrl)).flat(), []);
});

test('files deleted while a backup is written are in it all the same; older backups are removed', async () => {
  const core = await freshCore();
  await filled(core);
  const target: Target = { store: folderStore(await folder()), prefix: '' };
  let isDeleted = false;
  // The first bytes that are read come after the snapshot: just then the owner deletes everything.
  const files: Core['files'] = {
    ...core.files,
    async read(key, range) {
      if (!isDeleted) {
        isDeleted = true;
        const { removeBytes } = await import('#core/files/unclaimed-bytes.ts');
        const rows = await core.db.selectFrom('file_chunks').select('storage_key').execute();
        await core.db.deleteFrom('files').execute();
        await core.db
          .insertInto('unclaimed_bytes')
          .values(rows.map(({ storage_key }) => ({ storage_key, remove_after: new Date(0) })))
          .execute();
        await removeBytes(
          core,
          rows.map(({ storage_key }) => storage_key),
        );
      }
      return core.files.read(key, range);
    },
  };
  const parts = {
    core: { ...core, files },
    databaseUrl: core.connection.url,
    target,
    secretFile: null,
    keep: 1,
  };
  const first = await writeBackup(parts);
  assert.deepEqual([first.manifest.files.length, first.manifest.damaged], [3, []]);
  const second = await writeBackup(parts);
  assert.equal(second.manifest.files.length, 1);
  assert.deepEqual(await listBackups(target), [second.name]);
});

test('a failed backup leaves nothing, an unreachable store is no empty one, and a restore can be retried', async () => {
  const core = await freshCore();
  await filled(core);
  const location = await folder();
  const store = folderStore(location);
  const target: Target = { store, prefix: '' };
  const { url } = core.connection;
  const away = () => Promise.reject(new Error('The line broke.'));
  const full: Target['store'] = {
    ...store,
    put: (key, bytes) => (key.endsWith('manifest.json') ? away() : store.put(key, bytes)),
  };
  const parts = { core, databaseUrl: url, secretFile: null, keep: 2 };
  await assert.rejects(writeBackup({ ...parts, target: { store: full, prefix: '' } }), /line broke/);
  const left = await readdir(location, { recursive: true, withFileTypes: true });
  assert.deepEqual(
    left.filter((one) => one.isFile()).map(({ name }) => name),
    [],
  );

  await keptJournal(core, target);
  const { name } = await writeBackup({ ...parts, target });
  await assert.rejects(listBackups({ store: { ...store, read: away }, prefix: '' }), /line broke/);
  assert.deepEqual(await listBackups(target), [name]);

  const databaseUrl = await emptyDatabase(url);
  const files = folderStore(await folder());
  const restore = (into: Target['store']) =>
    restoreBackup({ databaseUrl, files: into, target, secretFile: path.join(location, 'none') });
  await assert.rejects(restore({ ...files, put: away }), /line broke/);
  await restore(files);
  assert.deepEqual(await restoredContentOf(databaseUrl), await contentOf(url));
});

test('a backup whose process is killed is none, is never restored, and goes with the next one', async () => {
  const core = await freshCore();
  await filled(core);
  const location = await folder();
  const target: Target = { store: folderStore(location), prefix: '' };
  const { url } = core.connection;
  const parts = { core, databaseUrl: url, target, secretFile: null, keep: 1 };
  const whole = [(await writeBackup(parts)).name];
  const refused = (name: string) =>
    assert.rejects(
      restoreBackup({
        databaseUrl: url,
        files: core.files,
        target,
        name,
        secretFile: path.join(location, 'none'),
      }),
      /no whole backup/,
    );
  /** Kills it when it begins with the first key that holds this, after half of the bytes where it writes some. */
  async function killAt(key: string): Promise<string[]> {
    const killed = path.resolve(import.meta.dirname, '../../tests/servers/killed-backup.ts');
    const child = fork(killed, [url, core.folder, location, key]);
    const [code, signal] = await once(child, 'exit');
    assert.deepEqual([code, signal], [null, 'SIGKILL'], key);
    return (await foldersIn(location)).filter((name) => !whole.includes(name));
  }
  const moments = rounds(
    ['put files/', 'put index.json'],
    ['put db/public.accounts.copy', 'put files/', 'put manifest.sha256', 'put index.json'],
  );
  for (const key of moments) {
    const [half = ''] = await killAt(key);
    assert.notEqual(half, '', `${key} leaves something`);
    assert.deepEqual(await listBackups(target), whole);
    if (!key.endsWith('index.json')) await refused(half);
  }
  // Killed while the one that it replaces is removed, it is whole and the other is not.
  await killAt(`remove ${whole[0]}/db/`);
  const [second = ''] = await listBackups(target);
  assert.ok(second > (whole[0] ?? ''));
  assert.ok((await readManifest(target, second)).files.length > 0);

  whole[0] = (await writeBackup(parts)).name;
  assert.deepEqual(await foldersIn(location), whole);
  assert.deepEqual(await listBackups(target), whole);
});

/** The backups with any file there, whole or not. */
async function foldersIn(location: string): Promise<string[]> {
  const files = (await readdir(location, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const names = files.map(({ parentPath }) => path.relative(location, parentPath).split('/')[0] ?? '');
  return [...new Set(names)].filter(Boolean).sort();
}
