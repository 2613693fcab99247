import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';
import { connect } from './connect.ts';

const { url } = await freshDatabase();
const { db, close } = connect(url, { onPulse: () => {} });
atEnd(close);
const holder = new pg.Client({ connectionString: url });
await holder.connect();
atEnd(() => holder.end());

const read = () => db.selectFrom('stories').select('id').execute();
const write = () => sql`insert into rate_limits values (md5(random()::text), now(), 1, now())`.execute(db);

test('thirty readers of a locked table, who come again and again, keep no unrelated write from going on', async () => {
  // The first sign of life opens the connection that looks.
  await sleep(1500);
  await holder.query('begin; lock table stories in access exclusive mode');
  let isOver = false;
  const codes = new Set<string>();
  const reader = async () => {
    while (!isOver) await read().catch(({ code }) => codes.add(code));
  };
  const readers = Array.from({ length: 30 }, reader);
  await sleep(1000);
  const took: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const began = performance.now();
    const isDone = await write().then(
      () => true,
      () => false,
    );
    took.push(isDone ? performance.now() - began : Number.POSITIVE_INFINITY);
  }
  isOver = true;
  await holder.query('rollback');
  await Promise.all(readers);
  assert.ok(Math.max(...took) < 3000, `written after ${took.map(Math.round)} ms`);
  assert.deepEqual([...codes].sort(), ['57014'], 'the others were told to come again');
});

test('while there are connections for all, a locked table is waited for as long as a statement may take', async () => {
  await holder.query('begin; lock table stories in access exclusive mode');
  const reads = Promise.all(Array.from({ length: 10 }, read));
  await sleep(2500);
  await holder.query('rollback');
  await reads;
});

test('twenty callers who wait for the same row are left alone', async () => {
  await write();
  await holder.query('begin; update rate_limits set count = count');
  const writes = Promise.all(
    Array.from({ length: 20 }, () => sql`update rate_limits set count = count + 1`.execute(db)),
  );
  await sleep(2000);
  await holder.query('rollback');
  await writes;
});
