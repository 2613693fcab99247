import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runJobs } from '#outside/jobs/run-jobs.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';

/** Milliseconds in place of 30 seconds. */
const silence = 1000;
const core = await freshCore();
const { pool, url } = core.connection;
await pool.query('delete from jobs');
const file = path.join(core.folder, 'done');
const program = path.resolve(import.meta.dirname, 'jobs-process.ts');
const child = fork(program, [url, file, String(silence)]);
atEnd(() => child.kill('SIGKILL'));

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + 20_000;
  while (!(await isTrue())) {
    if (performance.now() > last) throw new Error('it did not come true in 20 s');
    await sleep(20);
  }
}

const count = async (text: string) => (await pool.query(text)).rowCount ?? 0;
const doneByChild = async () =>
  (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean).toSorted();
const add = async (task: string, times: number): Promise<string[]> => {
  const text = 'select add_job($1) from generate_series(1, $2::int)';
  await pool.query(text, [task, times]);
  const { rows } = await pool.query<{ id: string }>('select id::text from jobs where task = $1', [task]);
  return rows.map(({ id }) => id);
};

/** Another runner does all jobs, while the child stands still; then the child goes on, and does the next job. */
async function takeOverAndWake(task: string): Promise<string[]> {
  const done: string[] = [];
  const tasks = { [task]: async (_: unknown, { id }: { id: string }) => void done.push(id) };
  const onTrouble = (error: unknown) => assert.fail(String(error));
  const another = runJobs({ pool, lanes: [{ tasks, concurrency: 4 }], silence, onTrouble });
  await until(async () => (await count('select from jobs')) === 0);
  await another.stop();
  child.kill('SIGCONT');
  const [next = ''] = await add('test-notes', 1);
  await until(async () => (await doneByChild()).includes(next));
  await sleep(200);
  assert.deepEqual(await doneByChild(), [next, ...before].toSorted(), 'it does only the next one');
  before = await doneByChild();
  return done.toSorted();
}
let before: string[] = [];

test('a runner frozen before it reads which jobs it got begins none that another has taken over', async () => {
  await until(async () => (await count('select from job_runners')) === 1);
  const holder = await pool.connect();
  await holder.query('begin; lock table jobs in exclusive mode');
  const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%due as mat%'";
  // It looks for jobs every two seconds, and its statement waits for the lock.
  await until(async () => (await count(waits)) === 1);
  await holder.query("select add_job('test-notes') from generate_series(1, 4)");
  child.kill('SIGSTOP');
  await holder.query('commit');
  holder.release();
  // Taken by a statement that began before they were there, they are seen by the next; the child is frozen either way.
  const ids = (await pool.query<{ id: string }>('select id::text from jobs')).rows.map(({ id }) => id);
  assert.deepEqual(await takeOverAndWake('test-notes'), ids.toSorted());
});

test('a job of a frozen runner that was taken over has no effect when that goes on', async () => {
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(7)');
  const ids = await add('test-waits', 4);
  const waits = "select from pg_stat_activity where wait_event = 'advisory'";
  await until(async () => (await count(waits)) === 4);
  child.kill('SIGSTOP');
  await holder.query('select pg_advisory_unlock(7)');
  holder.release();
  assert.deepEqual(await takeOverAndWake('test-waits'), ids.toSorted());
});
