import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { folderStore } from '#outside/files/folder-store.ts';
import { runJobs } from '#outside/jobs/run-jobs.ts';
import { makeFormerJobs } from '#server/backup/former-jobs.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { atEnd, freshCore, freshDatabase } from '#tests/ground/database.ts';
import { migratedDatabase } from '#tests/ground/empty-database.ts';
import { rounds } from '#tests/servers/rounds.ts';

const [count = 0] = rounds([1000], [10_000]);

/** A database whose former tables hold a full queue: the job number decides what became of each. */
async function fullQueue(pool: pg.Pool): Promise<void> {
  await pool.query(makeFormerJobs);
  await pool.query(`
    insert into graphile_worker._private_tasks (identifier) values ('send-letter'), ('test-reaction'), ('clocks:lapse');
    insert into job_runners (id, seen_at) values ('alive', now()), ('dead', now() - interval '1 minute');
    insert into graphile_worker._private_jobs
      (task_id, payload, run_at, attempts, max_attempts, last_error, key, locked_at, locked_by, created_at, updated_at)
    select 1 + n % 3, json_build_object('n', n), now() + (n % 5) * interval '1 hour',
      case n % 10 when 1 then 30 when 2 then 3 else 0 end, 30,
      case when n % 10 in (1, 2) then 'refused' end,
      case n % 3 when 2 then 'clock:' || n end,
      case n % 10 when 3 then now() - interval '31 seconds' when 4 then now() - interval '1 hour' end,
      case n % 10 when 3 then 'dead' when 4 then 'alive' end,
      now() - interval '2 hours', now() - interval '1 hour'
    from generate_series(1, ${count}) n`);
}

const carryOver = async (pool: pg.Pool) =>
  Number((await pool.query('select carry_over_jobs() as carried')).rows[0].carried);

test('a full queue of the version before is carried over whole, failed jobs and those of dead workers too', async () => {
  const { pool } = await freshDatabase();
  await fullQueue(pool);
  // Jobs with a newer job of their key are replaced by it.
  await pool.query(`select add_job('clocks:lapse', '{"n": 0}', key => 'clock:5')`);
  const expected = await pool.query(`
    select (payload ->> 'n')::int as n, identifier as task, key, attempts, max_attempts, last_error, created_at,
      case when attempts < max_attempts then run_at else greatest(run_at, updated_at) end as run_at
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = task_id
    where locked_by is distinct from 'alive' and key is distinct from 'clock:5' order by 1`);
  assert.equal(await carryOver(pool), count * 0.9 - 1);
  const carried = await pool.query(`
    select (payload ->> 'n')::int as n, task, key, attempts, max_attempts, last_error, created_at, run_at
    from jobs where locked_by is null and payload ->> 'n' <> '0' order by 1`);
  assert.deepEqual(carried.rows, expected.rows);
  const { rows: left } = await pool.query('select distinct locked_by from graphile_worker._private_jobs');
  assert.deepEqual(left, [{ locked_by: 'alive' }], 'a living worker of that version goes on with its jobs');
  assert.equal(await carryOver(pool), 0);
});

test('an email that is carried over keeps the number that its Message-ID is made of', async () => {
  const { pool } = await freshDatabase();
  await pool.query(makeFormerJobs);
  await pool.query(`
    insert into graphile_worker._private_tasks (identifier) values ('send-letter');
    insert into graphile_worker._private_jobs (id, task_id, payload, created_at) overriding system value values
      (77, 1, '{"letter": "welcome"}', '2026-11-26 10:00:00.1239+00'),
      (78, 1, '{"letter": "welcome", "first": {"id": "7", "createdAt": 1}}', now())`);
  await carryOver(pool);
  const { rows } = await pool.query("select payload -> 'first' as first from jobs order by id");
  assert.deepEqual(
    rows.map(({ first }) => first),
    [
      { id: '77', createdAt: Date.parse('2026-11-26T10:00:00.123Z') },
      { id: '7', createdAt: 1 },
    ],
  );
});

test('a worker runs the jobs that it carried over, while two workers carry over at once', async () => {
  const { pool } = await freshDatabase();
  await fullQueue(pool);
  const done = new Map<number, number>();
  const task = async (payload: unknown) => {
    const { n } = payload as { n: number };
    done.set(n, (done.get(n) ?? 0) + 1);
  };
  const tasks = { 'send-letter': task, 'test-reaction': task, 'clocks:lapse': task };
  const runners = [1, 2].map(() =>
    runJobs({ pool, lanes: [{ tasks, concurrency: 50 }], onTrouble: (error) => assert.fail(String(error)) }),
  );
  const due = Array.from({ length: count }, (_, at) => at + 1).filter(
    (n) => n % 5 === 0 && ![1, 4].includes(n % 10),
  );
  for (let left = 600; left > 0 && done.size < due.length; left--) await wait(50);
  await Promise.all(runners.map((runner) => runner.stop()));
  assert.deepEqual(
    [...done.keys()].toSorted((one, other) => one - other),
    due,
  );
  assert.deepEqual([...new Set(done.values())], [1], 'each once');
});

test('the jobs of a backup that the version before has written come back', async () => {
  const core = await freshCore();
  await fullQueue(core.connection.pool);
  const folder = await mkdtemp(path.join(tmpdir(), 'saharambh-carried-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const target = { store: folderStore(path.join(folder, 'backups')), prefix: '' };
  const { url: databaseUrl } = core.connection;
  await writeBackup({ core, databaseUrl, target, secretFile: null, keep: 1 });
  const restored = await migratedDatabase(databaseUrl);
  const files = folderStore(path.join(folder, 'files'));
  await restoreBackup({ databaseUrl: restored, files, target, secretFile: path.join(folder, 'secret') });
  const pool = new pg.Pool({ connectionString: restored });
  atEnd(() => pool.end());
  await pool.query('delete from job_runners');
  assert.equal(await carryOver(pool), count);
});

test('an installation without former jobs has nothing to carry over', async () => {
  const { pool } = await freshDatabase();
  assert.equal(await carryOver(pool), 0);
});
