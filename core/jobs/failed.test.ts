import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { dropJobs } from './drop-jobs.ts';
import { listFailedIds } from './list-failed-ids.ts';
import { listTroubledJobs } from './list-jobs.ts';
import { retryJobs } from './retry-jobs.ts';

test('all jobs that were given up are found, however many others wait longer', async () => {
  const core = await freshCore();
  const add = (count: number, attempts: string) =>
    sql`with added as (
      select add_job('send-letter') from generate_series(1, ${count}::int)
    ) select count(*) from added`
      .execute(core.db)
      .then(() => sql`update jobs set attempts = ${sql.raw(attempts)} where attempts = 0`.execute(core.db));
  await add(210, '1');
  await add(205, 'max_attempts');
  assert.equal((await listTroubledJobs(core)).length, 200);
  const failed = await listFailedIds(core);
  assert.equal(failed.length, 205);
  assert.equal(await retryJobs(core, failed.slice(0, 5)), 5);
  assert.equal(await dropJobs(core, failed.slice(5)), 200);
  assert.deepEqual(await listFailedIds(core), []);
});
