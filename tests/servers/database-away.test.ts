import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freshEmail } from '#tests/ground/builders.ts';
import { atEnd } from '#tests/ground/database.ts';
import { startExternalPostgres } from '#tests/servers/external-postgres.ts';
import { until } from '#tests/servers/launch.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';
import { processFamily } from '#tests/servers/process-family.ts';
import { rounds } from '#tests/servers/rounds.ts';
import { startServer } from '#tests/servers/start-server.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { addressesOf } from '../../web/pages.ts';

const database = await startExternalPostgres();
atEnd(database.stop);
const mail = await startMailServer();
atEnd(mail.stop);
const server = await startServer({ DATABASE_URL: database.url, SMTP_URL: mail.url, LOG_LEVEL: 'fatal' });
atEnd(() => server.stop());

type Answer = { status: number; ms: number; retryAfter: string | null };

async function ask(target: string, method = 'GET'): Promise<Answer> {
  const began = performance.now();
  const session = btoa(JSON.stringify({ id: 'a', secret: 'b' }));
  const answer = await fetch(server.origin + target, {
    method,
    headers: {
      ...(method === 'POST' && { origin: server.origin }),
      'x-appwrite-project': projectId,
      'x-appwrite-session': session,
      cookie: `a_session_${projectId}=${encodeURIComponent(session)}`,
    },
    redirect: 'manual',
  });
  await answer.arrayBuffer();
  const ms = performance.now() - began;
  return { status: answer.status, ms, retryAfter: answer.headers.get('retry-after') };
}

const account = () => ask('/v1/account');
const story = '/stories/a-library-on-three-wheels';

async function untilBack(patience = 10_000): Promise<number> {
  const began = performance.now();
  while ((await account()).status !== 401) {
    if (performance.now() - began > patience) assert.fail('it did not come back');
    await sleep(20);
  }
  return performance.now() - began;
}

async function assertKeptAndAlive(page: string): Promise<void> {
  for (const target of [page, '/', '/about', '/livez']) {
    const { status, ms } = await ask(target);
    assert.equal(status, 200, target);
    assert.ok(ms < 1000, `${target} took ${ms} ms`);
  }
}

test('the database ends in every way: 503 within 5 s, pages go on, and all is back within 1 s of it', async () => {
  const page = '/stories';
  assert.equal((await ask(page)).status, 200);
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const before = database.pid();
    process.kill(before ?? 0, signal);
    const seen: Answer[] = [];
    while (database.pid() === before || !(await canConnect())) {
      seen.push(await account());
      await assertKeptAndAlive(page);
      await sleep(30);
    }
    const back = await untilBack();
    assert.ok(back < 1000, `${signal}: back after ${back} ms`);
    for (const { status, ms, retryAfter } of seen) {
      assert.ok(status === 503 || status === 401, `${signal}: ${status}`);
      if (status === 503) assert.ok(ms < 5000 && Number(retryAfter) > 0, `${signal}: ${ms} ms`);
    }
  }
});

for (const absence of rounds([3000], [8000, 8000])) {
  test(`while the database is away for ${absence} ms, calls get 503, and an email in flight leaves once`, async () => {
    const email = freshEmail();
    const message = mail.hold();
    await askCode(email);
    await message.begun;
    let isBack = false;
    const away = database.stayAway(absence).then(() => {
      isBack = true;
    });
    await sleep(500);
    message.release();
    while (!isBack) {
      for (const target of ['/v1/account', '/dashboard', '/my/agreements.data']) {
        const { status, ms, retryAfter } = await ask(target);
        if (isBack) break;
        assert.deepEqual([status, ms < 5000, Number(retryAfter) > 0], [503, true, true], target);
      }
      if (isBack) break;
      await assertKeptAndAlive('/stories');
      await sleep(50);
    }
    await away;
    const back = await untilBack();
    assert.ok(back < 1000, `back after ${back} ms`);
    const after = freshEmail();
    await askCode(after);
    await mail.deliveryTo(after);
    await until(async () => (await emailsLeft()) === 0);
    const got = mail.deliveries.filter(({ recipients }) => recipients.includes(email));
    assert.equal(got.length, 1, 'it left once');
  });
}

async function askCode(email: string): Promise<void> {
  const answer = await fetch(`${server.origin}/v1/account/tokens/email`, {
    method: 'POST',
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'unique()', email }),
  });
  assert.equal(answer.status, 201);
}

async function emailsLeft(): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select from jobs where task = 'send-letter'");
  await client.end();
  return rows.length;
}

async function canConnect(): Promise<boolean> {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 500 });
  // The database may go between the two.
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

test('a database that freezes: 503 in time, then at once, kept pages and /livez go on, /readyz says no', async () => {
  const processes = await processFamily(database.pid() ?? 0);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const first = await Promise.all(Array.from({ length: 40 }, account));
    for (const { status, ms } of first) assert.ok(status === 503 && ms < 5000, `${status} after ${ms} ms`);
    assert.equal((await ask('/readyz')).status, 503);
    const second = await account();
    assert.ok(second.status === 503 && second.ms < 200, `${second.status} after ${second.ms} ms`);
    assert.ok(Number(second.retryAfter) > 0);
    await assertKeptAndAlive('/stories');
    const missing = await ask(story);
    assert.ok(
      missing.status === 503 && Number(missing.retryAfter) > 0,
      `a page that is not kept: ${missing.status}`,
    );
    const others = addressesOf(({ path }) => path !== '/').flatMap((page) => [
      `${page}?none=1`,
      `${page}.data`,
    ]);
    for (const [method, target] of [
      ...others.map((one) => ['GET', one] as const),
      ['POST', '/logout'] as const,
    ]) {
      const { status, retryAfter } = await ask(target, method);
      const isSaid = status < 500 || (status === 503 && Number(retryAfter) > 0);
      assert.ok(isSaid, `${method} ${target}: ${status}, ${retryAfter}`);
    }
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT');
  }
  const back = await untilBack();
  assert.ok(back < 1000, `back after ${back} ms`);
  assert.equal((await ask('/readyz')).status, 200);
});

test('a lock that is held long causes a 503 in time, and only for requests that need it', async () => {
  const holder = new pg.Client({ connectionString: database.url });
  holder.on('error', () => {});
  await holder.connect();
  await holder.query('begin; lock table sessions in access exclusive mode');
  try {
    const [needing, ready] = await Promise.all([account(), ask('/readyz')]);
    assert.ok(needing.status === 503 && needing.ms < 5000, `${needing.status} after ${needing.ms} ms`);
    assert.ok(Number(needing.retryAfter) > 0);
    assert.equal(ready.status, 200);
    await assertKeptAndAlive('/stories');
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
  assert.equal((await account()).status, 401);
});
