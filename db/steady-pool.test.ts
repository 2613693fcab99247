import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atEnd, freshDatabase } from '#tests/database.ts';
import { SteadyPool } from './steady-pool.ts';

const { url } = await freshDatabase();
const pool = new SteadyPool({ connectionString: url, max: 3 });
// Its end does not wait for its connections, which end with their database then.
pool.on('error', () => {});
atEnd(() => pool.end());

const process = async () =>
  (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

test('statements that come one by one use the connection that was opened first', async () => {
  const clients = [await pool.connect(), await pool.connect(), await pool.connect()];
  const first = (await clients[0]?.query('select pg_backend_pid() as pid'))?.rows[0].pid;
  // The one that came back last is not the first.
  for (const client of clients) client.release();
  for (let round = 0; round < 4; round += 1) assert.equal(await process(), first);
});

test('a closed connection is replaced by the next one, and callers queue as in the driver’s pool', async () => {
  const first = await pool.connect();
  first.release(true);
  const second = await process();
  assert.equal(await process(), second);
  const processes = await Promise.all(Array.from({ length: 12 }, process));
  assert.equal(new Set(processes).size, 3);
  assert.equal(await process(), second);
});
