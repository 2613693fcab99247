import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';
import { FinalFailure } from './failure.ts';
import type { TaskList } from './lane.ts';
import { runJobs } from './run-jobs.ts';
import { addDue, isAt, keepSchedule } from './schedule.ts';
import { freeJobsOfDead } from './table.ts';

const { pool } = await freshDatabase();

function start(tasks: TaskList, concurrency = 4) {
  const runner = runJobs({
    pool,
    lanes: [{ tasks, concurrency }],
    onTrouble: (error) => assert.fail(String(error)),
  });
  atEnd(() => runner.stop());
  return runner;
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const last = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > last) throw new Error('it did not come true in 20 s');
    await wait(20);
  }
}

const jobs = async () =>
  (
    await pool.query(
      'select task, payload, key, attempts, max_attempts as max, last_error as error, locked_at is not null as "isHeld", extract(epoch from run_at - now())::float8 as wait from jobs order by id',
    )
  ).rows;

test('two workers at once do each job once', async () => {
  const done: number[] = [];
  const task = async (payload: unknown) => {
    done.push((payload as { n: number }).n);
    await wait(1);
  };
  await pool.query(`select add_job('test-one', jsonb_build_object('n', n)) from generate_series(1, 2000) n`);
  const runners = [start({ 'test-one': task }), start({ 'test-one': task }, 30)];
  await until(async () => (await jobs()).length === 0);
  await Promise.all(runners.map((runner) => runner.stop()));
  assert.equal(done.length, 2000);
  assert.equal(new Set(done).size, 2000);
});

test('a failed job waits longer after each try, is given up after its last, and is then left alone', async () => {
  let tries = 0;
  const runner = start({
    'test-fails': async () => {
      throw new Error(`try ${++tries} of asha@example.org`);
    },
  });
  await pool.query(`select add_job('test-fails', max_attempts => 2)`);
  await until(async () => (await jobs())[0]?.attempts === 1 && !(await jobs())[0]?.isHeld);
  const [first] = await jobs();
  assert.deepEqual([first.error, first.wait > 1.5 && first.wait < Math.E], ['try 1 of …', true]);
  await until(async () => (await jobs())[0]?.attempts === 2 && !(await jobs())[0]?.isHeld);
  await pool.query('update jobs set run_at = now()');
  await wait(100);
  await runner.stop();
  assert.equal(tries, 2);
  await pool.query('delete from jobs');
});

test('a job that fails for good is not tried again', async () => {
  const ends: boolean[] = [];
  const fails = async () => {
    throw new FinalFailure('never');
  };
  const runner = runJobs({
    pool,
    lanes: [{ tasks: { 'test-final': fails }, concurrency: 4 }],
    onTrouble: () => {},
    onJobError: ({ isLast }) => ends.push(isLast),
  });
  await pool.query(`select add_job('test-final')`);
  await until(async () => (await jobs())[0]?.error === 'never');
  await runner.stop();
  const [job] = await jobs();
  assert.deepEqual([job.attempts, job.max, ends], [1, 1, [true]]);
  await pool.query('delete from jobs');
});

test('a job replaces one of its key that waits, and follows one that runs, even when that fails', async () => {
  const { promise: ended, reject: fail } = Promise.withResolvers<void>();
  const begun: unknown[] = [];
  const add = (n: number, inSeconds: number) =>
    pool.query(
      `select add_job('test-key', jsonb_build_object('n', $1::int), now() + make_interval(secs => $2), 'a key')`,
      [n, inSeconds],
    );
  await add(1, 600);
  await add(2, 0);
  assert.deepEqual(
    (await jobs()).map(({ payload }) => payload),
    [{ n: 2 }],
  );
  const runner = start({
    'test-key': (payload) => {
      begun.push(payload);
      return ended;
    },
  });
  await until(() => begun.length === 1);
  await add(3, 600);
  fail(new Error('no'));
  await until(async () => (await jobs()).length === 1);
  const [left] = await jobs();
  assert.deepEqual([left.payload, left.attempts], [{ n: 3 }, 0]);
  await runner.stop();
  await pool.query('delete from jobs');
});

test('a worker whose last sign of life is old frees the jobs of another, and none of its own', async () => {
  await pool.query(
    `insert into jobs (task, payload, locked_by, locked_at)
     select 'test-held', '{}', worker, now() - interval '1 minute' from unnest(array['own', 'dead']) as worker`,
  );
  await freeJobsOfDead(pool, 30_000, ['own']);
  const { rows } = await pool.query("select locked_by from jobs where task = 'test-held' order by id");
  assert.deepEqual(
    rows.map((job) => job.locked_by),
    ['own', null],
  );
  await pool.query('delete from jobs');
});

test('a scheduled job begins once for each time, among three workers that are late', async () => {
  const since = Date.UTC(2026, 10, 26, 12, 0, 30);
  const schedule = [
    { name: 'test:each', at: '* * * * *' },
    { name: 'test:tens', at: '*/10 * * * *' },
    { name: 'test:night', at: '30 3 * * *' },
  ];
  const looks = (until: number) => Promise.all([1, 2, 3].map(() => addDue(pool, schedule, { since, until })));
  let runs = 0;
  const runners = [1, 2, 3].map(() => start({ 'test:each': async () => void runs++ }));
  await looks(since + 29_000);
  assert.deepEqual(await jobs(), []);
  await looks(since + 31_000);
  await until(async () => (await jobs()).length === 0);
  assert.equal(runs, 1);
  await looks(since + 12 * 60_000);
  await until(async () => (await jobs()).length === 1 && runs === 2);
  await Promise.all(runners.map((runner) => runner.stop()));
  assert.deepEqual(
    (await jobs()).map(({ task, max }) => [task, max]),
    [['test:tens', 3]],
  );
  await pool.query('delete from jobs');
});

test('each minute of the database adds a scheduled job once for three servers, from the next one on', async () => {
  const { url, pool: own } = await freshDatabase();
  // The database's time, moved to shortly before a minute.
  const { rows } = await own.query<{ off: number }>(
    'select 59.5 - extract(second from clock_timestamp())::float8 as off',
  );
  await own.query(`create function clock_timestamp() returns timestamptz language sql
    as $$ select pg_catalog.clock_timestamp() + interval '${rows[0]?.off} seconds' $$`);
  const moved = new pg.Pool({ connectionString: url, options: '-c search_path=public,pg_catalog' });
  moved.on('error', () => {});
  atEnd(() => moved.end());
  const schedule = [{ name: 'test:soon', at: '* * * * *' }];
  const kept = [1, 2, 3].map(() => keepSchedule(moved, schedule, (error) => assert.fail(String(error))));
  const added = async () => (await own.query('select from jobs')).rowCount;
  await wait(100);
  assert.equal(await added(), 0);
  await until(async () => (await added()) === 1);
  await wait(200);
  await Promise.all(kept.map((one) => one.stop()));
  assert.equal(await added(), 1);
  const { rows: due } = await own.query(
    'select extract(second from last_due_at)::int as second from scheduled_jobs',
  );
  assert.deepEqual(due, [{ second: 0 }]);
});

test('times are those of a crontab, in UTC', () => {
  const at = (times: string, time: string) => isAt(times, new Date(time));
  assert.ok(at('40 12 1-5 * *', '2026-11-05T12:40:59.9Z'));
  assert.ok(!at('40 12 1-5 * *', '2026-11-06T12:40:00Z'));
  assert.ok(at('*/10 * * * *', '2026-11-05T12:50:00Z'));
  assert.ok(!at('*/10 * * * *', '2026-11-05T12:51:00Z'));
  assert.ok(at('5,35 * * 11 4', '2026-11-26T01:35:00Z'));
  assert.ok(!at('5,35 * * 11 5', '2026-11-26T01:35:00Z'));
  assert.throws(() => at('every day', '2026-11-26T01:35:00Z'));
  assert.throws(() => at('x * * * *', '2026-11-26T01:35:00Z'));
});
