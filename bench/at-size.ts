import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { knowModules } from '#core/collected/create-core.ts';
import { modules } from '#core/modules.ts';
import { connect } from '#db/connect.ts';
import { migrate, readMigrations } from '#db/migrate.ts';
import { folderStore } from '#outside/files/folder-store.ts';
import type { Target } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { startDatabase } from './servers.ts';

// npm run bench:size [-- --accounts 1000000]: how long migrations, a backup and a restore take with that many accounts, and how
// long the statements of others wait for a migration meanwhile. The rows are made at the schema of the first release.
const { values: options } = parseArgs({
  options: { accounts: { type: 'string', default: '1000000' }, from: { type: 'string', default: '0014' } },
});
const count = Number(options.accounts);

/** The requests of others meanwhile, each to an account of its own. */
const others = {
  read: 'select * from accounts join profiles on owner_id = accounts.id where accounts.id = $1',
  write: `with s as (update sessions set updated_at = now() where account_id = $1)
    , p as (update profiles set updated_at = now() where owner_id = $1)
    update accounts set updated_at = now() where id = $1`,
};

const cluster = await startDatabase();
const backups = await mkdtemp(path.join(tmpdir(), 'saharambh-backups-'));
try {
  const url = await freshDatabase('before');
  const migrations = await readMigrations();
  const first = migrations.filter(({ name }) => name < `${options.from}~`);
  const connection = connect(url, { longest: 3_600_000 });
  const { pool } = connection;
  await migrate(pool, { migrations: first });
  await timed(`${count.toLocaleString('en')} accounts made`, () => fill(url));
  for (let done = first.length + 1; done <= migrations.length; done++) {
    const probing = probe(url);
    const began = performance.now();
    const [name] = await migrate(pool, { migrations: migrations.slice(0, done) });
    const took = performance.now() - began;
    const waited = await probing.stop();
    console.log(
      `  ${name}: ${seconds(took)}; others waited at most ${seconds(waited.read)} to read, ${seconds(waited.write)} to write`,
    );
  }

  knowModules(modules);
  const files = folderStore(path.join(backups, 'files'));
  const core = {
    ...connection,
    files,
    key: randomBytes(32),
    makePortrait: () => Promise.reject(new Error('No photos are made here.')),
    makeScan: () => Promise.reject(new Error('No photos are made here.')),
    makePicture: () => Promise.reject(new Error('No photos are made here.')),
    makePagePicture: () => Promise.reject(new Error('No photos are made here.')),
    makePdf: () => Promise.reject(new Error('No papers are made here.')),
  };
  const target: Target = { store: folderStore(path.join(backups, 'kept')), prefix: '' };
  const { manifest } = await timed('backup', () =>
    writeBackup({ core, databaseUrl: url, target, secretFile: null, keep: 1 }),
  );
  await connection.close();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = Math.round((await sizeOf(path.join(backups, 'kept'))) / 1e6);
  console.log(`  ${rows.toLocaleString('en')} rows, ${megabytes} MB`);
  const restored = await freshDatabase('after');
  await timed('restore', () =>
    restoreBackup({ databaseUrl: restored, files, target, secretFile: path.join(backups, 'secret') }),
  );
} finally {
  await cluster.stop();
  await rm(backups, { recursive: true, force: true });
}

/** Of a role that owns its databases and may nothing beyond it, as the application's does. */
async function freshDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const { rowCount } = await client.query(`select from pg_roles where rolname = 'application'`);
  if (!rowCount) await client.query('create role application login');
  await client.query(`create database ${name} owner application`);
  await client.end();
  return cluster.url(name).replace(/user=\w+/, 'user=application');
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.log(`${what}: ${seconds(performance.now() - began)}`);
  return result;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** One person in ten is under 18; each has a profile, a session, a device and two agreements. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const statements = [
    `insert into accounts (id, email, name, phone, password_hash, email_verified_at, target_id)
     select 'account' || n, 'person' || n || '@example.org', 'Person ' || n, '+9198' || lpad(n::text, 8, '0'),
       '$argon2id$' || repeat('x', 85), now(), 'target' || n from generate_series(1, $1::int) n`,
    `insert into profiles (id, owner_id, account_id, name, email, phone, role, location, agree, dob, permissions)
     select 'profile' || n, 'account' || n, 'account' || n, 'Person ' || n, 'person' || n || '@example.org', '+9198' || lpad(n::text, 8, '0'),
       (array['Student','Entrepreneur','Mentor','Investor'])[1 + n % 4], 'Nagpur', true,
       case when n % 4 = 0 then (date '1990-01-01' + n % 8000)::text end,
       array['read("user:account' || n || '")'] from generate_series(1, $1::int) n`,
    `insert into sessions (id, account_id, secret_hash, provider, factors, expires_at)
     select 'session' || n, 'account' || n, sha256(n::text::bytea), 'email', '{password}', now() + interval '1 year'
     from generate_series(1, $1::int) n`,
    `insert into known_devices (account_id, kind) select 'account' || n, 'Chrome, Android' from generate_series(1, $1::int) n`,
    `insert into consents (account_id, document, version, language, given)
     select 'account' || n, document, '2026-01-01', 'en', true
     from generate_series(1, $1::int) n, unnest(array['terms', 'privacy']) document`,
  ];
  for (const statement of statements) await client.query(statement, [count]);
  await client.query('vacuum analyze');
  await client.end();
}

/** Resolves to the longest that a read and a write took. */
function probe(url: string): { stop(): Promise<{ read: number; write: number }> } {
  let isOver = false;
  const longest = { read: 0, write: 0 };
  const repeat = async (kind: keyof typeof others) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (!isOver) {
      const began = performance.now();
      await client.query(others[kind], [`account${1 + Math.floor(Math.random() * count)}`]);
      longest[kind] = Math.max(longest[kind], performance.now() - began);
      await sleep(10);
    }
    await client.end();
  };
  const running = Promise.all([repeat('read'), repeat('write')]);
  return {
    async stop() {
      isOver = true;
      await running;
      return longest;
    },
  };
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
