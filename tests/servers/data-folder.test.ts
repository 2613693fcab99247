import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  freshFolder,
  health,
  isAlive,
  launch,
  postmaster,
  preparedFolder,
  refusal,
  until,
} from '#tests/servers/launch.ts';
import { rounds } from '#tests/servers/rounds.ts';

/** Makes the server write an email, which it keeps in its data folder. */
async function emailTo(origin: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-appwrite-project': 'saharambh' };
  const body = JSON.stringify({ userId: 'unique()', email: 'asha@example.org' });
  const asked = await fetch(`${origin}/v1/account/tokens/email`, { method: 'POST', headers, body });
  assert.equal(asked.status, 201);
  await sleep(2000);
}

/** Where the database's files come and go, one may have gone. */
const isOpen = (place: string) => ((lstatSync(place, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;

test('a copy of the folder starts while the original runs, and leaves it alone', async () => {
  const DATA_DIR = await preparedFolder();
  const copy = path.join(await freshFolder(), 'copy');
  const first = launch({ DATA_DIR });
  await first.origin;
  first.child.kill('SIGTERM');
  await first.ended;
  const again = launch({ DATA_DIR });
  const origin = await again.origin;
  const original = await postmaster(DATA_DIR);
  await cp(DATA_DIR, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !from.includes('/socket/'),
  });
  spawnSync('chown', [
    '-R',
    '--reference',
    path.join(DATA_DIR, 'postgres/data'),
    path.join(copy, 'postgres'),
  ]);
  const beside = launch({ DATA_DIR: copy });
  assert.equal(await health(await beside.origin), 200);
  assert.notEqual(await postmaster(copy), original);
  assert.equal(await health(origin), 200);
  assert.equal(await postmaster(DATA_DIR), original);
});

test('a second server in namespaces of its own is refused, and so is a second database', async () => {
  const DATA_DIR = await preparedFolder();
  const first = launch({ DATA_DIR });
  const origin = await first.origin;
  const apart = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];
  const { status, stderr } = spawnSync('unshare', ['--pid', '--ipc', '--fork', '--mount-proc', 'true'], {
    encoding: 'utf8',
  });
  // Where this user may make no namespaces, the same lock is tried from this one.
  const prefix = status === 0 ? apart : [];
  assert.match(await refusal({ DATA_DIR }, prefix), /^Saharambh already runs on .*Stop it first/, stderr);

  const database = await postmaster(DATA_DIR);
  first.child.kill('SIGKILL');
  await first.ended;
  assert.equal(await isAlive(database), true, 'the database outlives the server');
  if (prefix.length > 0) {
    assert.match(await refusal({ DATA_DIR }, prefix), /^A database already runs on .*another container/);
    assert.equal(await isAlive(database), true);
  }
  const next = launch({ DATA_DIR });
  assert.equal(await health(await next.origin), 200);
  assert.equal(await isAlive(database), false);
  assert.notEqual(origin, '');
});

test('after kill -9 while the database is made, the next start makes it, in any folder, privately', async () => {
  for (const delay of rounds([60], [0, 20, 60, 150, 300, 600])) {
    const DATA_DIR = path.join(await freshFolder(0o700), "a b#c?d%41,e'f", 'deep'.repeat(30));
    const first = launch({ DATA_DIR });
    await until(async () =>
      (await readdir(path.join(DATA_DIR, 'postgres')).catch(() => [])).some((name) => name.includes('.new')),
    );
    await sleep(delay);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = launch({ DATA_DIR });
    assert.equal(await health(await second.origin), 200, `killed after ${delay} ms`);
    assert.equal((await stat(DATA_DIR)).mode & 0o777, 0o700);
    await emailTo(await second.origin);
    const open = (await readdir(DATA_DIR, { recursive: true })).filter((name) =>
      isOpen(path.join(DATA_DIR, name)),
    );
    assert.deepEqual(open, [], 'no other user can read its files');
    assert.ok(!(await lstat(path.join(DATA_DIR, 'postgres'))).isSymbolicLink(), 'the database lies within');
    assert.ok((await readdir(path.join(DATA_DIR, 'postgres/data'))).includes('PG_VERSION'));
    second.child.kill('SIGTERM');
    const { code, output } = await second.ended;
    assert.equal(code, 0, output);
  }
});

test('the application is no superuser of its own database, and the log of the database quotes no rows', async () => {
  const DATA_DIR = await preparedFolder();
  const { origin, child, ended } = launch({ DATA_DIR });
  await origin;
  const database = path.join(DATA_DIR, 'postgres');
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: `socket:${path.join(database, 'socket')}?db=saharambh&user=saharambh_app&port=5432`,
  });
  await client.connect();
  const { rows } = await client.query(
    `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as may_more,
       (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships,
       array(select datname::text from pg_database where datdba = pg_roles.oid) as owns
     from pg_roles where rolname = current_user`,
  );
  assert.deepEqual(rows, [{ may_more: false, memberships: 0, owns: ['saharambh'] }]);
  await assert.rejects(client.query("copy stories to program 'true'"), { code: '42501' });
  await assert.rejects(client.query("select pg_read_file('/etc/passwd')"), { code: '42501' });
  const insert =
    "insert into rate_limits (key, window_start, count, expires_at) values ('secret-of-a-row', now(), 1, now())";
  await assert.rejects(client.query(`begin; ${insert}; ${insert}`), { code: '23505' });
  await client.end();
  const log = await readFile(path.join(database, 'postgres.log'), 'utf8');
  assert.match(log, /duplicate key/);
  assert.doesNotMatch(log, /secret-of-a-row/);
  assert.equal((await stat(path.join(database, 'postgres.log'))).mode & 0o077, 0);
  child.kill('SIGTERM');
  await ended;
});

test('a start that is stopped half-way leaves nothing running', async () => {
  for (const delay of rounds([700], [100, 300, 500, 700, 900, 1200, 1600])) {
    const DATA_DIR = await freshFolder();
    await mkdir(DATA_DIR, { recursive: true });
    const { child, ended } = launch({ DATA_DIR });
    await sleep(delay);
    child.kill('SIGTERM');
    const { code, output } = await ended;
    // Before the process has read its first line, the signal ends it by itself.
    assert.ok(code === 0 || code === null, `${delay} ms: ${code} ${output}`);
    const pid = await postmaster(DATA_DIR).catch(() => 0);
    assert.equal(pid !== 0 && (await isAlive(pid)), false, `${delay} ms`);
  }
});
