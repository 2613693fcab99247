import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { reachDatabase } from '#server/reach-database.ts';
import { isAlive, postmaster, until } from '#tests/servers/launch.ts';
import { connectionsOf, processesOf } from '#tests/servers/process-family.ts';
import { askOnce, figureOf, startProcesses } from '#tests/servers/processes.ts';
import { leaveAccount } from './leave-account.ts';

// The tests follow two processes and their supervisor through a reload, deaths and the end: each goes on where the one before ended.
const server = await startProcesses({ WORKERS: '2' });
const { origin, dataDir, supervisor } = server;
// As a command of the operator does, while the server runs.
const { core, connection, url, close } = await reachDatabase(readConfig({ DATA_DIR: dataDir }));
const { pool } = connection;
// Our own connections break with the database at the end.
pool.on('error', () => {});
const figure = (begin: string) => figureOf(origin, begin);

const project = { 'x-appwrite-project': 'saharambh' };
const ask = (target: string, more: { method?: string; headers?: object; body?: string } = {}) =>
  askOnce(origin + target, { ...more, headers: { ...project, ...more.headers } });

test('two processes share the port, one secret and one database with room for three', async () => {
  assert.equal((await processesOf(supervisor)).length, 2);
  const { rows } = await pool.query("select current_setting('max_connections')::int as most");
  assert.equal(rows[0].most, 3 * 46 + 20);
  assert.ok((await readdir(dataDir)).includes('secret'));
});

test('/metrics adds the figures of all processes, and asks one alone for those of the database', async () => {
  const viewed = 'saharambh_request_seconds_count{call="GET /projects",status="200"} ';
  const before = await figure(viewed);
  for (let time = 0; time < 8; time += 1) assert.equal(await ask('/v1/projects'), 200);
  assert.equal((await figure(viewed)) - before, 8);
  await pool.query("select add_job('send-letter', '{}', run_at => now() + interval '1 hour')");
  assert.equal(await figure('saharambh_jobs{task="send-letter",state="waiting"} '), 1);
  await pool.query("delete from jobs where task = 'send-letter'");
  assert.equal(await figure('saharambh_database_up '), 1);
  const two = [await figure('process_resident_memory_bytes '), 2 * 100_000_000] as const;
  assert.ok(two[0] > two[1], 'the memory of both');
});

test('a limit counts the requests of all processes', async () => {
  const body = JSON.stringify({ email: 'unknown@saharambh.example', password: 'Wrong#12345' });
  const headers = { 'content-type': 'application/json' };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 100)
    statuses.push(await ask('/v1/account/sessions/email', { method: 'POST', headers, body }));
  const { rows } = await pool.query('select max(count)::int as most from rate_limits');
  assert.equal(statuses.at(-1), 429);
  assert.ok(
    Math.abs(statuses.length - rows[0].most) <= 1,
    `${statuses.length} asked, ${rows[0].most} counted`,
  );
});

test('SIGHUP replaces both processes under traffic, and no request fails', async () => {
  const before = await processesOf(supervisor);
  const seen = new Map<number | string, number>();
  let isOver = false;
  const note = (what: number | string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const asking = Array.from({ length: 6 }, async (_, at) => {
    while (!isOver) {
      // Half of them keep their connection.
      if (at % 2) note(await ask('/about'));
      else
        note(
          await fetch(`${origin}/about`).then(
            (answer) => answer.text().then(() => answer.status),
            (error) => String(error.cause ?? error),
          ),
        );
      await sleep(40);
    }
  });
  // One for each process, which has longer for them than when a server stops.
  const headers = { ...project, 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: '{}', lasting: 14_000, patience: 60_000 };
  const long = [0, 0].map(() => askOnce(`${origin}/v1/account/sessions/token`, sent));
  await sleep(500);
  process.kill(supervisor, 'SIGHUP');
  await until(() => server.said().includes('all processes are replaced'), 60_000);
  isOver = true;
  await Promise.all(asking);
  assert.deepEqual(await Promise.all(long), [400, 400], 'bodies that take long are answered');
  assert.deepEqual([...seen.keys()], [200], JSON.stringify([...seen]));
  const after = await processesOf(supervisor);
  assert.equal(after.length, 2);
  assert.deepEqual(
    after.filter((pid) => before.includes(pid)),
    [],
  );
});

test('counts of replaced processes are kept, so that none falls', async () => {
  assert.ok((await figure('saharambh_request_seconds_count{call="GET /projects",status="200"} ')) >= 8);
});

test('a killed process is replaced within a second, later after growing pauses, and the log says so', async () => {
  for (const round of [1, 2]) {
    await until(async () => (await figure('saharambh_processes{state="ready"} ')) === 2);
    const [victim = 0, other] = (await processesOf(supervisor)).toSorted((a, b) => a - b);
    process.kill(victim, 'SIGKILL');
    const killedAt = performance.now();
    await until(async () => (await processesOf(supervisor)).some((pid) => pid !== victim && pid !== other));
    assert.ok(performance.now() - killedAt < 1000, `${performance.now() - killedAt} ms`);
    assert.equal(await ask('/about'), 200);
    assert.equal(await figure('saharambh_process_ends_total '), round);
  }
  const pauses = [...server.said().matchAll(/"pause":(\d+),"msg":"a process ended unasked/g)];
  assert.equal(pauses.length, 2, 'each is said');
  await until(async () => (await figure('saharambh_processes{state="ready"} ')) === 2);
});

test('connections that are kept lie on both processes again after one has died, and no request fails', async () => {
  const port = Number(new URL(origin).port);
  const agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const [victim = 0] = await processesOf(supervisor);
  process.kill(victim, 'SIGKILL');
  await until(() => server.said().includes(`"pid":${victim},"code":null`));
  // All of them lead to the process that is left.
  const statuses = new Set<number>();
  let isOver = false;
  const asking = Array.from({ length: 24 }, async () => {
    while (!isOver) {
      statuses.add(await askOnce(`${origin}/about`, { agent }));
      await sleep(100);
    }
  });
  try {
    await until(async () => {
      const counts = await Promise.all(
        (await processesOf(supervisor)).map((pid) => connectionsOf(pid, port).catch(() => 0)),
      );
      return counts.length === 2 && counts.every((count) => count >= 8);
    });
  } finally {
    isOver = true;
    await Promise.all(asking);
    agent.destroy();
  }
  assert.deepEqual([...statuses], [200]);
});

test('a frozen process is passed over, killed after ten seconds, and its jobs are done once', async () => {
  const members = 12;
  const held = new pg.Client({ connectionString: url });
  held.on('error', () => {});
  await held.connect();
  await held.query('begin; lock table done_reactions in exclusive mode');
  for (let one = 0; one < members; one += 1) await leaveAccount(core);
  const taken = async () => (await pool.query('select from jobs where locked_by is not null')).rowCount ?? 0;
  // Each process takes four at a time.
  await until(async () => (await taken()) >= 8);
  const [frozen = 0] = await processesOf(supervisor);
  process.kill(frozen, 'SIGSTOP');
  try {
    await held.end();
    const began = performance.now();
    const asking = Array.from({ length: 10 }, async () => {
      const status = await askOnce(`${origin}/about`, { patience: 60_000 });
      return { status, after: performance.now() - began };
    });
    await until(async () => !(await isAlive(frozen)), 20_000);
    const answers = await Promise.all(asking);
    const soon = answers.filter(({ status, after }) => status === 200 && after < 8000);
    assert.ok(soon.length >= 9, 'at most one waits for the frozen one');
    assert.ok(
      answers.every(({ after }) => after < 30_000),
      'and is let go when that is killed',
    );
  } finally {
    if (await isAlive(frozen)) process.kill(frozen, 'SIGKILL');
  }
  assert.match(server.said(), /a process does not answer, and is killed/);
  // As if half a minute had passed.
  await pool.query(
    "update job_runners set seen_at = seen_at - interval '1 minute' where seen_at < now() - interval '9 seconds'",
  );
  const left = async () =>
    (await pool.query("select from jobs where task = 'leaving:confirm' or task = 'send-letter'")).rowCount;
  await until(async () => (await left()) === 0, 40_000);
  assert.equal((await readdir(path.join(dataDir, 'mail'))).length, members);
});

test('a killed supervisor leaves neither a process nor its database behind', async () => {
  await close();
  const all = [...(await processesOf(supervisor)), await postmaster(dataDir)];
  process.kill(supervisor, 'SIGKILL');
  await until(async () => (await Promise.all(all.map(isAlive))).every((is) => !is));
});

test('SIGTERM stops supervisor, processes and database in order', async () => {
  const next = await server.again();
  const all = [...(await processesOf(next.supervisor)), await postmaster(dataDir)];
  process.kill(next.supervisor, 'SIGTERM');
  assert.equal((await next.ended).code, 0);
  assert.deepEqual(
    await Promise.all(all.map(isAlive)),
    all.map(() => false),
  );
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.endsWith('.pid')),
    [],
  );
});
