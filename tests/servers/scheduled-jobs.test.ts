import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { scheduledJobs } from '#core/collected/scheduled.ts';
import { isAt } from '#outside/jobs/schedule.ts';
import { startWorker } from '#server/worker.ts';
import { member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';

const core = await freshCore();
const { pool } = core.connection;

test('each scheduled job has a name of its own and is due at least once a month', () => {
  const names = scheduledJobs.map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)]);
  assert.ok(names.length >= 10);
  const minutes = Array.from({ length: 31 * 1440 }, (_, at) => new Date(Date.UTC(2026, 0, 1, 0, at)));
  for (const { name, at } of scheduledJobs)
    assert.ok(
      minutes.some((time) => isAt(at, time)),
      name,
    );
});

test('a scheduled job that fails stops no other one', async () => {
  const leaver = await member(core);
  const stayer = await member(core);
  await pool.query("update accounts set leaves_at = now() - interval '1 minute' where id = $1", [leaver.id]);
  await pool.query("update sessions set expires_at = now() - interval '1 minute' where account_id = $1", [
    stayer.id,
  ]);
  // Three of them cannot be done at all.
  await pool.query('alter table rate_limits rename to rate_limits_away');
  await pool.query('alter table unclaimed_bytes rename to unclaimed_bytes_away');
  const worker = startWorker({
    core,
    pool,
    send: async () => {},
    site: { name: 'Saharambh', origin: 'https://saharambh.example' },
    log: pino({ level: 'silent' }),
  });
  atEnd(() => worker.stop());
  for (const { name } of scheduledJobs) await pool.query('select add_job($1, max_attempts => 1)', [name]);
  const left = async () =>
    (
      await pool.query(
        'select task, last_error from jobs where attempts < max_attempts or locked_at is not null',
      )
    ).rows;
  for (let tries = 0; (await left()).length > 0 && tries < 300; tries += 1) await wait(50);
  const { rows: failed } = await pool.query('select task as name from jobs order by task');
  assert.deepEqual(
    failed.map(({ name }) => name),
    ['files:sweep', 'ground:remove-counters', 'open-data:write'],
  );
  const { rows } = await pool.query(
    'select (select count(*) from accounts where id = $1)::int as leaver, (select count(*) from sessions where account_id = $2)::int as sessions',
    [leaver.id, stayer.id],
  );
  assert.deepEqual(rows, [{ leaver: 0, sessions: 0 }]);
});
