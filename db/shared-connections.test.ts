import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { freshDatabase } from '#tests/database.ts';
import { isDatabaseGone } from './gone.ts';

const { db, quick } = await freshDatabase();

const square = async (n: number) => {
  const { rows } = await sql<{ square: number }>`select ${n}::int * ${n}::int as square`.execute(quick);
  return rows[0]?.square;
};

test('many at once over few connections each get their own answer', async () => {
  const numbers = Array.from({ length: 500 }, (_, n) => n);
  assert.deepEqual(
    await Promise.all(numbers.map(square)),
    numbers.map((n) => n * n),
  );
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database()`.execute(db);
  assert.ok(Number(rows[0]?.count) <= 4);
});

test('one that fails leaves those before and behind it alone', async () => {
  const broken = () => sql`select 1 / ${0}::int`.execute(quick);
  const results = await Promise.allSettled([square(2), broken(), square(3), broken(), broken(), square(4)]);
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
    [4, 'failed', 9, 'failed', 'failed', 16],
  );
});

test('broken connections fail what is under way as a database that is away, and are replaced', async () => {
  const sleeping = Array.from({ length: 6 }, () => sql`select pg_sleep(${5}::int)`.execute(quick));
  const outcomes = Promise.allSettled(sleeping);
  await wait(100);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  for (const outcome of await outcomes) {
    assert.equal(outcome.status, 'rejected');
    assert.ok(isDatabaseGone(outcome.status === 'rejected' && outcome.reason));
  }
  assert.equal(await square(7), 49);
});
