import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freshEmail, signUpCode } from '#tests/ground/builders.ts';
import { atEnd, freshCore, freshDatabase } from '#tests/ground/database.ts';
import { freshFolder, health, type Launched, launch } from '#tests/servers/launch.ts';
import { startMailServer } from '#tests/servers/mail-server.ts';

const core = await freshCore();
const { url, pool } = core.connection;
const mail = await startMailServer();
atEnd(mail.stop);
const secret = 'the-same-for-all-servers';
const start = async (PORT = '0') =>
  launch({ DATABASE_URL: url, SMTP_URL: mail.url, SECRET: secret, PORT, DATA_DIR: await freshFolder() });

/**
 * The time that a supervisor must wait before it kills (deploy/, docs/operations.md). It runs at the same time as the other
 * tests.
 */
const longest = stopAtItsLongest();
longest.catch(() => {});

async function stopAtItsLongest() {
  const other = await freshCore();
  const slow = await startMailServer();
  atEnd(slow.stop);
  const { child, origin, ended } = launch({
    DATABASE_URL: other.connection.url,
    SMTP_URL: slow.url,
    SECRET: secret,
    STOP_DELAY: '3',
    DATA_DIR: await freshFolder(),
  });
  const { port, origin: own } = new URL(await origin);
  const endless = connect(Number(port), '127.0.0.1');
  endless.on('error', () => {});
  endless.resume();
  endless.write('POST /v1/account HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
  const message = slow.hold();
  await signUpCode(other, freshEmail());
  await message.begun;
  const signalledAt = performance.now();
  child.kill('SIGTERM');
  const ready: number[] = [];
  const answers: number[] = [];
  let answeredAt = 0;
  for (;;) {
    const answer = await fetch(`${own}/v1/projects`, {
      headers: { 'x-appwrite-project': 'saharambh' },
    }).catch(() => null);
    if (!answer) break;
    answers.push(answer.status);
    answeredAt = performance.now() - signalledAt;
    ready.push((await fetch(`${own}/readyz`).catch(() => null))?.status ?? 503);
    await sleep(200);
  }
  const { code } = await ended;
  const took = performance.now() - signalledAt;
  message.release();
  const { rows } = await other.connection.pool.query<{ is_free: boolean }>(
    `select locked_at is null as is_free from jobs where task = 'send-letter'`,
  );
  return { code, took, answers, answeredAt, ready, letters: rows };
}

/** The next test stops it. */
let running: Launched | undefined;

test('a server that starts while another migrates is alive, not ready, and waits', async () => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7204331)');
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  running = await start(String(port));
  const own = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => (await fetch(own + path).catch(() => null))?.status;
  while ((await ask('/livez')) !== 200) await sleep(50);
  assert.equal(await ask('/readyz'), 503);
  const early = fetch(`${own}/about`);
  await sleep(500);
  await holder.query('select pg_advisory_unlock(7204331)');
  await holder.end();
  await running.origin;
  assert.equal((await early).status, 200, 'who came too early was kept waiting, not sent away');
  assert.equal(await health(own), 200);
});

test('SIGTERM ends idle connections at once and lets a request and an email under way finish', async () => {
  const { child, origin, ended } = running ?? (await start());
  const port = Number(new URL(await origin).port);
  const idle = connect(port, '127.0.0.1');
  await new Promise((resolve) => idle.once('connect', resolve));
  idle.write('GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await new Promise((resolve) => idle.once('data', resolve));
  const idleEnded = new Promise<number>((resolve) => idle.once('close', () => resolve(performance.now())));

  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin; lock table sessions in access exclusive mode');
  const session = btoa(JSON.stringify({ id: 'a', secret: 'b' }));
  const underWay = fetch(`http://127.0.0.1:${port}/v1/account`, {
    headers: { 'x-appwrite-project': 'saharambh', 'x-appwrite-session': session },
  });
  const message = mail.hold();
  const email = freshEmail();
  await signUpCode(core, email);
  await message.begun;
  await sleep(300);
  const justCome = connect(port, '127.0.0.1');
  await new Promise((resolve) => justCome.once('connect', resolve));
  await sleep(100);
  const signalledAt = performance.now();
  child.kill('SIGTERM');
  await sleep(200);
  justCome.write('GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const delivered = await new Promise((resolve) => {
    justCome.once('data', (data) => resolve(String(data)));
    justCome.once('close', () => resolve('nothing'));
  });
  assert.match(String(delivered), /^HTTP\/1\.1 200 OK.*connection: close/is, 'who had just come is answered');
  assert.ok((await idleEnded) - signalledAt < 1000, 'the idle one');
  await sleep(500);
  assert.equal(child.exitCode, null, 'it waits for the request');
  await holder.query('rollback');
  await holder.end();
  const answer = await underWay;
  assert.deepEqual([answer.status, answer.headers.get('connection')], [401, 'close']);
  await sleep(500);
  assert.equal(child.exitCode, null, 'it waits for the letter');
  message.release();
  assert.equal((await ended).code, 0);
  const { rows: left } = await pool.query("select from jobs where task = 'send-letter'");
  assert.equal(left.length, 0, 'it is not sent again');
  assert.deepEqual(
    mail.deliveries.map(({ recipients }) => recipients),
    [[email]],
  );
  assert.ok(performance.now() - signalledAt < 8000);
});

test('an unexpected error at a start is logged with the lines of the sources', async () => {
  const strange = await freshDatabase();
  await strange.pool.query(
    'drop schema public cascade; create schema public; create table accounts (name text)',
  );
  const { code, output } = await launch({ DATABASE_URL: strange.url, DATA_DIR: await freshFolder() }).ended;
  assert.equal(code, 1);
  assert.match(output, /^\s+at .*\/db\/migrate\.ts:\d+:\d+/m);
});

test('the longest stop answers for STOP_DELAY, waits 8 s more and hands on the email', async () => {
  const { code, took, answers, answeredAt, ready, letters: emails } = await longest;
  assert.equal(code, 0);
  assert.deepEqual([...new Set(answers)], [200]);
  assert.deepEqual([...new Set(ready)].slice(-1), [503]);
  assert.ok(answeredAt > 2000, `${answeredAt}`);
  assert.deepEqual(emails, [{ is_free: true }]);
  // A busy machine takes its time; the units in deploy/ kill after 35 s.
  assert.ok(took > 10_500 && took < 25_000, `${took}`);
});
