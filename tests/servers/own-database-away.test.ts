import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { launch, postmaster, preparedFolder } from '#tests/servers/launch.ts';
import { processFamily } from '#tests/servers/process-family.ts';
import { rounds } from '#tests/servers/rounds.ts';

const DATA_DIR = await preparedFolder();
const { origin: ready } = launch({ DATA_DIR, LOG_LEVEL: 'silent' });
const origin = await ready;
const url = `socket:${DATA_DIR}/postgres/socket?db=saharambh&user=saharambh_app&port=5432`;

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
