import assert from 'node:assert/strict';
import { createServer, request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { atEnd, freshDatabase } from '#tests/database.ts';
import { freshFolder, health, type Launched, launch } from '#tests/launch.ts';
import { rounds } from '#tests/rounds.ts';

const { url } = await freshDatabase();
const secret = 'the-same-for-all-servers';
const start = async (PORT = '0') =>
  launch({ DATABASE_URL: url, SECRET: secret, PORT, DATA_DIR: await freshFolder() });

test('SIGTERM ends idle connections at once, lets a request under way finish, and says that its connection ends', async () => {
  const { child, origin, ended } = await start();
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
  await sleep(300);
  const told = performance.now();
  child.kill('SIGTERM');
  assert.ok((await idleEnded) - told < 1000, 'the idle one');
  await sleep(500);
  assert.equal(child.exitCode, null, 'it waits for the request');
  await holder.query('rollback');
  await holder.end();
  const answer = await underWay;
  assert.deepEqual([answer.status, answer.headers.get('connection')], [401, 'close']);
  assert.equal((await ended).code, 0);
  assert.ok(performance.now() - told < 8000);
});

/** A balancer that asks for /readyz, sends each request to one server, and tries none on another. */
async function startBalancer(targets: () => number[]) {
  let turn = 0;
  const ready = new Set<number>();
  const timer = setInterval(() => {
    for (const port of targets())
      fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(500) }).then(
        (answer) => (answer.ok ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      );
  }, 100);
  const server = createServer((incoming, outgoing) => {
    const ports = targets().filter((port) => ready.has(port));
    turn += 1;
    const port = ports[turn % ports.length];
    const headers = { ...incoming.headers, connection: 'close' };
    const forwarded = startRequest(
      { port, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  atEnd(() => {
    clearInterval(timer);
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as { port: number }).port, isReady: (port: number) => ready.has(port) };
}

test('three servers behind a balancer are restarted one after the other, and no request fails', async () => {
  const settings = { STOP_DELAY: '1' };
  const begin = async (PORT = '0'): Promise<Launched> =>
    launch({ DATABASE_URL: url, SECRET: secret, PORT, DATA_DIR: await freshFolder(), ...settings });
  const servers = await Promise.all([begin(), begin(), begin()]);
  const ports = await Promise.all(servers.map(async ({ origin }) => Number(new URL(await origin).port)));
  const balancer = await startBalancer(() => ports);
  while (!ports.every(balancer.isReady)) await sleep(50);

  const seen = new Map<number, number>();
  let isOver = false;
  const load = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const target = Math.random() < 0.5 ? '/stories' : '/v1/locale/countries-that-are-not-there';
      const { status } = await fetch(`http://127.0.0.1:${balancer.port}${target}`, {
        headers: { 'x-appwrite-project': 'saharambh' },
      });
      seen.set(status, (seen.get(status) ?? 0) + 1);
      await sleep(5);
    }
  });
  for (const at of rounds([0], [0, 1, 2, 0, 1, 2])) {
    servers[at]?.child.kill('SIGTERM');
    assert.equal((await servers[at]?.ended)?.code, 0);
    servers[at] = await begin(String(ports[at]));
    await servers[at]?.origin;
    while (!balancer.isReady(ports[at] ?? 0)) await sleep(50);
  }
  isOver = true;
  await Promise.all(load);
  assert.deepEqual([...seen.keys()].sort(), [200, 404], JSON.stringify([...seen]));
  assert.ok((seen.get(200) ?? 0) > 50);
});

test('a server that starts while another migrates says that it lives, is not ready, and waits', async () => {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('select pg_advisory_lock(7204331)');
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const { origin, child } = await start(String(port));
  const own = `http://127.0.0.1:${port}`;
  const ask = async (path: string) => (await fetch(own + path).catch(() => null))?.status;
  while ((await ask('/livez')) !== 200) await sleep(50);
  assert.equal(await ask('/readyz'), 503);
  const early = fetch(`${own}/about`);
  await sleep(500);
  await holder.query('select pg_advisory_unlock(7204331)');
  await holder.end();
  await origin;
  assert.equal((await early).status, 200, 'who came too early was kept waiting, not sent away');
  assert.equal(await health(own), 200);
  child.kill('SIGTERM');
});
