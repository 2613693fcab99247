import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { beatFor } from '#outside/jobs/heartbeat.ts';
import { keepLease, longestSilence } from '#outside/jobs/lease.ts';
import { type JobRunner, runJobs } from '#outside/jobs/run-jobs.ts';
import { atEnd, freshCore, freshDatabase } from '#tests/ground/database.ts';

const { pool } = (await freshCore()).connection;
const runners: JobRunner[] = [];
atEnd(async () => void (await Promise.all(runners.map((runner) => runner.stop()))));

function runner(done: (n: number) => Promise<void>): JobRunner {
  const task = (payload: unknown) => done((payload as { n: number }).n);
  const started = runJobs({
    pool,
    lanes: [{ tasks: { 'test-slow': task }, concurrency: 4 }],
    onTrouble: () => {},
  });
  runners.push(started);
  return started;
}

async function add(count: number): Promise<void> {
  await pool.query(
    `select add_job('test-slow', jsonb_build_object('n', n)) from generate_series(1, $1::int) n`,
    [count],
  );
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const last = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > last) throw new Error('it did not come true in 20 s');
    await wait(20);
  }
}

const held = async () => {
  const { rows } = await pool.query(
    'select count(locked_at)::int as held, count(*)::int as all, max(attempts)::int as attempts from jobs',
  );
  return rows[0];
};

/** Jobs that run until `end` is called. */
function slow() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun: number[] = [];
  const ended: number[] = [];
  const run = async (n: number) => {
    begun.push(n);
    await promise;
    ended.push(n);
  };
  return { run, begun, ended, end: resolve };
}

test('a runner holds no more jobs than it has begun, and leaves the others when it stops', async () => {
  await add(12);
  const { run, begun, ended, end } = slow();
  const stopping = runner(run);
  await until(async () => begun.length === 4 && (await held()).held === 4);
  const stopped = stopping.stop();
  await wait(100);
  assert.equal((await held()).held, 4);
  end();
  await stopped;
  assert.equal(ended.length, 4);
  assert.deepEqual(await held(), { held: 0, all: 8, attempts: 0 });
  const others: number[] = [];
  runner(async (n) => void others.push(n));
  await until(async () => (await held()).all === 0);
  assert.deepEqual(
    [...ended, ...others].toSorted((one, other) => one - other),
    Array.from({ length: 12 }, (_, at) => at + 1),
    'each once',
  );
});

test('a runner that stops hands back a job that does not end, and this try counts', async () => {
  await Promise.all(runners.map((one) => one.stop()));
  await add(1);
  const { run, begun, end } = slow();
  const stopping = runner(run);
  await until(() => begun.length === 1);
  await stopping.stop(50);
  assert.deepEqual(await held(), { held: 0, all: 1, attempts: 1 });
  end();
  await pool.query('delete from jobs');
});

test('a runner whose line is cut while it stops keeps nothing of what it had taken', async () => {
  const { url } = await freshDatabase();
  const program = ['tests/servers/cut-runner.ts', url];
  const { stdout } = await promisify(execFile)(process.execPath, program, { timeout: 30_000 });
  assert.equal(stdout, '0 locked\n'.repeat(4));
});

test('a runner whose first look for jobs fails looks again', async (t) => {
  const { url } = await freshDatabase();
  const hasty = new pg.Pool({ connectionString: url, options: '-c statement_timeout=300' });
  hasty.on('error', () => {});
  hasty.on('connect', (line) => line.on('error', () => {}));
  const keeper = new pg.Client({ connectionString: url });
  await keeper.connect();
  await keeper.query('begin');
  await keeper.query('lock table jobs in access exclusive mode');
  const troubles: unknown[] = [];
  const done: string[] = [];
  const late = runJobs({
    pool: hasty,
    lanes: [{ tasks: { 'test-first': async () => void done.push('first') }, concurrency: 4 }],
    onTrouble: (error) => troubles.push(error),
  });
  t.after(async () => {
    await late.stop();
    await keeper.end();
    await hasty.end();
  });
  await until(() => troubles.length > 0);
  await keeper.query('rollback');
  await keeper.query(`select add_job('test-first')`);
  await until(() => done.length === 1);
});

test('another runner does at once the jobs that slow jobs leave no room for', async () => {
  const { run, begun, end } = slow();
  await add(12);
  runner(run);
  await until(async () => begun.length === 4 && (await held()).held === 4);
  const others: number[] = [];
  runner(async (n) => void others.push(n));
  await until(() => others.length === 8);
  assert.equal(begun.length, 4);
  end();
  await until(async () => (await held()).all === 0);
});

test('jobs of an answer that a runner never got are taken again, and their try does not count', async () => {
  await Promise.all(runners.map((one) => one.stop()));
  const { url } = await freshDatabase();
  const lossy = new pg.Pool({ connectionString: url });
  lossy.on('error', () => {});
  atEnd(() => lossy.end());
  const query = lossy.query.bind(lossy);
  let isLost = true;
  // As where the line breaks between the commit and its answer.
  lossy.query = (async (...asked: Parameters<typeof query>) => {
    const answer = (await query(...asked)) as unknown as pg.QueryResult;
    if (!isLost || answer.rows[0]?.task !== 'test-lost') return answer;
    isLost = false;
    throw new Error('the line is cut');
  }) as unknown as typeof lossy.query;
  await query(`select add_job('test-lost', max_attempts => 1)`);
  const tries: number[] = [];
  const found = runJobs({
    pool: lossy,
    lanes: [{ tasks: { 'test-lost': async (_, job) => void tries.push(job.attempts) }, concurrency: 4 }],
    onTrouble: () => {},
  });
  await until(() => tries.length > 0);
  await found.stop();
  assert.deepEqual(tries, [1]);
});

test('statistics that miss many new jobs are taken again within a heartbeat', async () => {
  await Promise.all(runners.map((one) => one.stop()));
  await pool.query('delete from jobs');
  await pool.query('vacuum analyze jobs');
  const known = async () => {
    const { rows } = await pool.query("select reltuples from pg_class where oid = 'jobs'::regclass");
    return rows[0].reltuples;
  };
  const looked = async () => {
    const onTrouble = (error: unknown) => assert.fail(String(error));
    const [ids, lease] = [new Set(['test']), keepLease(longestSilence)];
    await beatFor(pool, { ids, lease, silence: longestSilence, onTrouble }).stop();
    return known();
  };
  await add(499);
  assert.equal(await looked(), 0, 'a few cost nothing');
  await add(501);
  assert.equal(await looked(), 1000);
  await pool.query('delete from jobs');
});
