import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  freshFolder,
  health,
  isAlive,
  launch,
  postmaster,
  preparedFolder,
  refusal,
} from '#tests/servers/launch.ts';
import { processFamily } from '#tests/servers/process-family.ts';
import { rounds } from '#tests/servers/rounds.ts';

// The tests follow one data folder through starts, deaths and the stop: each goes on with the server of the one before.
const DATA_DIR = await preparedFolder();
const url = `socket:${DATA_DIR}/postgres/socket?db=saharambh&user=saharambh_app&port=5432`;
let running = launch({ DATA_DIR });
let origin = await running.origin;

/** The next start on the folder. */
async function startAgain(): Promise<void> {
  running = launch({ DATA_DIR });
  origin = await running.origin;
  assert.equal(await health(origin), 200);
}

const apart = ['unshare', '--pid', '--ipc', '--fork', '--mount-proc', '--kill-child'];
const namespaces = spawnSync('unshare', ['--pid', '--ipc', '--fork', '--mount-proc', 'true'], {
  encoding: 'utf8',
});
/** Where this user may make no namespaces, the same lock is tried from this one. */
const prefix = namespaces.status === 0 ? apart : [];

test('it starts, keeps its secret private, and refuses a second start on its folder', async () => {
  assert.equal(await health(origin), 200);
  assert.equal((await stat(path.join(DATA_DIR, 'secret'))).mode & 0o777, 0o600);
  assert.match(await refusal({ DATA_DIR }), /^Saharambh already runs on .* \(process \d+\)\. Stop it first/);
  assert.equal(await health(origin), 200, 'the first one is left alone');
});

test('a second server in namespaces of its own is refused', async () => {
  assert.match(
    await refusal({ DATA_DIR }, prefix),
    /^Saharambh already runs on .*Stop it first/,
    namespaces.stderr,
  );
});

test('the application is no superuser of its own database, and the log of the database quotes no rows', async () => {
  const database = path.join(DATA_DIR, 'postgres');
  const client = new pg.Client({ connectionString: url });
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
});

test('a copy of the folder starts while the original runs, and leaves it alone', async () => {
  const copy = path.join(await freshFolder(), 'copy');
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
  const other = launch({ DATA_DIR: copy });
  assert.equal(await health(await other.origin), 200);
  assert.notEqual(await postmaster(copy), original);
  assert.equal(await health(origin), 200);
  assert.equal(await postmaster(DATA_DIR), original);
  other.child.kill('SIGTERM');
  await other.ended;
});

test('after kill -9 of server and database, the next start recovers by itself', async () => {
  process.kill(await postmaster(DATA_DIR), 'SIGKILL');
  running.child.kill('SIGKILL');
  await running.ended;
  await startAgain();
});

test('after kill -9 of the server alone, its database is refused to others, and the next start ends it', async () => {
  const orphan = await postmaster(DATA_DIR);
  running.child.kill('SIGKILL');
  await running.ended;
  assert.equal(await isAlive(orphan), true, 'the database outlives the server');
  if (prefix.length > 0) {
    assert.match(await refusal({ DATA_DIR }, prefix), /^A database already runs on .*another container/);
    assert.equal(await isAlive(orphan), true);
  }
  await startAgain();
  assert.equal(await isAlive(orphan), false);
});

/** Each needs the database. */
async function ask() {
  const began = performance.now();
  const session = btoa(JSON.stringify({ id: 'a', secret: 'b' }));
  const headers = { 'x-appwrite-project': 'saharambh', 'x-appwrite-session': session };
  const answer = await fetch(`${origin}/v1/account`, { headers });
  const { type } = (await answer.json()) as { type?: string };
  const retryAfter = Number(answer.headers.get('retry-after'));
  return { status: answer.status, ms: performance.now() - began, retryAfter, type };
}

async function canConnect(): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500 });
  client.on('error', () => {});
  return client.connect().then(
    async () => {
      await client.end().catch(() => {});
      return true;
    },
    () => false,
  );
}

/** Runs statements that never check for interrupts, so they do not learn that their postmaster has died. */
async function busyBackends(count: number): Promise<() => Promise<void>> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      client.query('select count(*) from generate_series(1, 200000000)').catch(() => {});
      return client;
    }),
  );
  await sleep(300);
  return async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  };
}

const faults: [NodeJS.Signals, number][] = [
  ['SIGKILL', 1],
  ['SIGINT', 0],
  ['SIGQUIT', 1],
  ['SIGKILL', 0],
];
for (const [signal, busy] of rounds(faults.slice(0, 2), Array.from({ length: 5 }, () => faults).flat())) {
  test(`its own database ends by ${signal}, ${busy} statements busy: 503 in time, back within 1 s of it`, async () => {
    assert.equal((await ask()).status, 401);
    const letGo = await busyBackends(busy);
    const before = await postmaster(DATA_DIR);
    const began = performance.now();
    process.kill(before, signal);
    while ((await postmaster(DATA_DIR).catch(() => before)) === before || !(await canConnect())) {
      const { status, ms, retryAfter, type } = await ask();
      assert.ok(status === 401 || status === 503, String(status));
      if (status === 503)
        assert.deepEqual([type, ms < 5000, retryAfter > 0], ['general_unavailable', true, true]);
      await sleep(30);
    }
    const databaseBack = performance.now();
    while ((await ask()).status !== 401) {
      if (performance.now() - databaseBack > 10_000) assert.fail('it did not come back');
      await sleep(10);
    }
    const back = performance.now() - databaseBack;
    await letGo();
    assert.ok(back < 1000, `back ${back} ms after its database`);
    // Recovery depends on the disk, which other tests may keep busy. Leftover processes must not delay it further.
    assert.ok(databaseBack - began < 10_000, `the database was away for ${databaseBack - began} ms`);
  });
}

// It takes as long as a statement may, five seconds.
for (const round of rounds<number>([], [1, 2]))
  test(`its own database freezes (${round}): 503 in time, and all is back within a second of its going on`, async () => {
    assert.equal((await ask()).status, 401);
    const processes = await processFamily(await postmaster(DATA_DIR));
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    try {
      for (const { status, ms, retryAfter } of await Promise.all(Array.from({ length: 20 }, ask)))
        assert.deepEqual([status, ms < 5000, retryAfter > 0], [503, true, true]);
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
    const goingOn = performance.now();
    while ((await ask()).status !== 401) {
      if (performance.now() - goingOn > 10_000) assert.fail('it did not come back');
      await sleep(10);
    }
    assert.ok(performance.now() - goingOn < 1000, 'back');
  });

test('SIGTERM stops the server cleanly with its database', async () => {
  const pid = await postmaster(DATA_DIR);
  running.child.kill('SIGTERM');
  assert.equal((await running.ended).code, 0);
  assert.equal(await isAlive(pid), false);
  assert.deepEqual(
    (await readdir(DATA_DIR)).filter((name) => name.endsWith('.pid')),
    [],
  );
});

test('a build that is older than the sources knows no newer migrations, and does not run on what they made', async () => {
  const older = `build/older-${process.pid}`;
  await cp('build/run', older, { recursive: true });
  try {
    const newest = (await readdir(`${older}/migrations`)).filter((name) => name.endsWith('.sql')).toSorted();
    await rm(`${older}/migrations/${newest.at(-1)}`);
    assert.match(
      await refusal({ DATA_DIR }, [], older),
      /^The database was migrated by a newer version \(\S+\.sql\)\. Run that version\.\n$/,
    );
  } finally {
    await rm(older, { recursive: true });
  }
});
