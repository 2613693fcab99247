import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate, readMigrations, SchemaFault } from '#db/migrate.ts';
import { projectId, sessionOf } from '#tests/api-server.ts';
import { member } from '#tests/builders.ts';
import { atEnd, freshCore } from '#tests/database.ts';
import { rounds } from '#tests/rounds.ts';
import { startServer } from '#tests/start-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const known = await readMigrations();
const extra = (name: string, text: string) => ({ name, text, hash: name });

/** Asks for what reads and writes the busiest tables, until told to stop; resolves to how often each status came. */
function traffic(origin: string, session: string) {
  const seen = new Map<string, number>();
  const headers = {
    'x-appwrite-project': projectId,
    'x-appwrite-session': session,
    'content-type': 'application/json',
  };
  let isOver = false;
  const calls: [string, string, string?][] = [
    ['GET', '/v1/account'],
    ['GET', '/v1/account/sessions'],
    ['PATCH', '/v1/account/prefs', '{"prefs":{"a":"b"}}'],
    ['PATCH', '/v1/account/name', '{"name":"Asha"}'],
    ['GET', '/v1/storage/buckets/resumes/files'],
    ['GET', '/stories'],
  ];
  const running = calls.map(async ([method, target, body]) => {
    while (!isOver) {
      const answer = await fetch(origin + target, { method, headers, ...(body && { body }) });
      await answer.arrayBuffer();
      const what = `${method} ${target} ${answer.status}`;
      seen.set(what, (seen.get(what) ?? 0) + 1);
      await sleep(3);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(running);
    return seen;
  };
}

function assertNoneFailed(seen: Map<string, number>): void {
  const failed = [...seen.keys()].filter((what) => !/ 200$/.test(what));
  assert.deepEqual(failed, [], JSON.stringify([...seen]));
  assert.ok(
    [...seen.values()].every((count) => count > 10),
    JSON.stringify([...seen]),
  );
}

test('a server goes on while a newer one adds columns to every table beside it', async () => {
  const core = await freshCore();
  const session = sessionOf(await member(core));
  const server = await startServer({ DATABASE_URL: core.connection.url, LOG_LEVEL: 'error' });
  atEnd(() => server.stop());
  const { rows } = await core.connection.pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'",
  );
  const stop = traffic(server.origin, session);
  await sleep(500);
  const migrations = [...known];
  for (const [at, { name }] of rows.entries()) {
    migrations.push(
      extra(
        `9${String(at).padStart(3, '0')}.sql`,
        `alter table "${name}" add column added text not null default ''`,
      ),
    );
    await migrate(core.connection.pool, { migrations });
  }
  migrations.push(
    extra(
      '9990.sql',
      '-- outside a transaction\ncreate index concurrently accounts_added on accounts (added)',
    ),
  );
  await migrate(core.connection.pool, { migrations });
  await sleep(500);
  assertNoneFailed(await stop());
});

test('a lock that is held makes a migration wait its turn in short tries, and holds up nobody else', async () => {
  const { connection } = await freshCore();
  const holder = new pg.Client({ connectionString: connection.url });
  await holder.connect();
  await holder.query('begin; select * from accounts');
  const waits: string[] = [];
  const migrations = [...known, extra('9000.sql', 'alter table accounts add column added text')];
  const done = migrate(connection.pool, { migrations, onWait: (why) => waits.push(why) });
  while (waits.length < 2) await sleep(50);
  await connection.pool.query('select count(*) from accounts');
  await holder.query('commit');
  await holder.end();
  assert.deepEqual(await done, ['9000.sql']);
});

test('an index that was half built is built anew, and a newer schema is refused in a sentence', async () => {
  const { connection } = await freshCore();
  const { pool } = connection;
  await pool.query("insert into job_runners (id) values ('a'), ('b')");
  const failing = extra(
    '9001.sql',
    '-- outside a transaction\ncreate unique index concurrently one_only on job_runners ((1))',
  );
  await assert.rejects(migrate(pool, { migrations: [...known, failing] }), { code: '23505' });
  await pool.query('delete from job_runners');
  assert.deepEqual(await migrate(pool, { migrations: [...known, failing] }), ['9001.sql']);
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'one_only'::regclass",
  );
  assert.deepEqual(rows, [{ indisvalid: true }]);
  await assert.rejects(migrate(pool), (error) => {
    assert.ok(error instanceof SchemaFault);
    assert.match(
      error.message,
      /^The database was migrated by a newer version \(9001\.sql\)\. Run that version\.$/,
    );
    return true;
  });
});

for (const commit of rounds([], ['HEAD~1', 'HEAD~10'])) {
  test(`the server of ${commit} goes on while this one migrates beside it`, async () => {
    // A shallow clone need not have it.
    const has = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' });
    if (Number(has) <= Number(/\d+$/.exec(commit)?.[0])) return;
    const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-before-'));
    atEnd(() => rm(folder, { recursive: true, force: true }));
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const { url } = (await freshCore()).connection;
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      'drop schema public cascade; drop schema graphile_worker cascade; create schema public',
    );
    const dataDir = path.join(folder, 'data');
    await mkdir(dataDir);
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, ['tools/start.ts'], {
      cwd: folder,
      env: { PATH, HOME, PORT: '0', DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const address = /ready at (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error(output)));
    });
    const seen = new Map<number, number>();
    let isOver = false;
    const load = (async () => {
      while (!isOver) {
        const { status } = await fetch(`${origin}/stories/a-library-on-three-wheels`);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    })();
    const pool = new pg.Pool({ connectionString: url });
    await migrate(pool);
    await sleep(1000);
    isOver = true;
    await load;
    await pool.end();
    await admin.end();
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
    assert.deepEqual([...seen.keys()], [200]);
  });
}
