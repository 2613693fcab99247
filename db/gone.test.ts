import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { isDatabaseGone, isDatabaseStrained } from './gone.ts';

const { pool } = await freshDatabase();

test('a deadlock fails one of two transactions, and as a retryable error', async () => {
  await pool.query('create table crossed (n int primary key); insert into crossed values (1), (2)');
  const [one, other] = await Promise.all([pool.connect(), pool.connect()]);
  const hold = (n: number) => `update crossed set n = n where n = ${n}`;
  await Promise.all([one.query(`begin; ${hold(1)}`), other.query(`begin; ${hold(2)}`)]);
  const ended = await Promise.allSettled([
    one.query(hold(2)).finally(() => one.query('rollback')),
    other.query(hold(1)).finally(() => other.query('rollback')),
  ]);
  for (const client of [one, other]) client.release();
  const faults = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  assert.equal(faults.length, 1);
  assert.ok(isDatabaseGone(faults[0]) && isDatabaseStrained(faults[0]), faults[0]);
});
