import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { forgetCounts } from '#tests/ground/forget-counts.ts';
import { forget, settle, tally, tallyAll } from './limits.ts';

const core = await freshCore();
const hour = (max: number) => ({ max, seconds: 3600 });

async function countOf(key: string): Promise<number | undefined> {
  const row = await core.db
    .selectFrom('rate_limits')
    .select('count')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.count;
}

test('a request counts under one key after the other, and a full window stops it from counting further', async () => {
  const counters = ['mailbox', 'site', 'all'].map((key, at) => ({ key, limit: hour([9, 2, 9][at] ?? 0) }));
  const first = await tallyAll(core, counters);
  assert.deepEqual(
    first.map(({ max, remaining, isOver }) => ({ max, remaining, isOver })),
    [
      { max: 9, remaining: 8, isOver: false },
      { max: 2, remaining: 1, isOver: false },
      { max: 9, remaining: 8, isOver: false },
    ],
  );
  await tallyAll(core, counters);
  const third = await tallyAll(core, counters);
  assert.deepEqual(
    third.map(({ isOver }) => isOver),
    [false, true],
  );
  assert.ok((third[1]?.seconds ?? 0) >= 1 && (third[1]?.reset ?? 0) > Date.now() / 1000 - 60);
  assert.deepEqual(await Promise.all(['mailbox', 'site', 'all'].map(countOf)), [3, 3, 2]);
});

test('simultaneous requests on the same keys are all counted and settled without a deadlock', async () => {
  const mailbox = { key: 'busy mailbox', limit: hour(100) };
  const site = { key: 'busy site', limit: hour(100) };
  const logIn = async () => {
    await tallyAll(core, [mailbox, site]);
    await settle(core, { forgotten: [mailbox.key], givenBack: [site] });
  };
  await Promise.all(Array.from({ length: 40 }, logIn));
  assert.equal(await countOf(site.key), 0);
  assert.equal(await countOf(mailbox.key), undefined);
});

test('giving back leaves a full window and an empty one unchanged', async () => {
  for (let times = 0; times < 3; times++) await tally(core, 'full', hour(2));
  const full = { key: 'full', limit: hour(2) };
  await settle(core, { forgotten: [], givenBack: [full, { key: 'empty', limit: hour(2) }] });
  assert.equal(await countOf('full'), 3);
  await forget(core, 'full');
  assert.equal(await countOf('full'), undefined);
  assert.equal(await countOf('empty'), undefined);
});

test('forgetting counters skips locked ones, and so never deadlocks', async () => {
  for (const key of ['free', 'held']) await tally(core, key, hour(9));
  await core.db.transaction().execute(async (tx) => {
    await tally({ ...core, db: tx }, 'held', hour(9));
    await forgetCounts(core.connection.pool);
    await tally({ ...core, db: tx }, 'free', hour(9));
  });
  assert.deepEqual(await Promise.all(['free', 'held'].map(countOf)), [1, 2]);
});

test('a count within a transaction leaves its commit waiting for the disk', async () => {
  await core.db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = on`.execute(tx);
    const within = { ...core, db: tx };
    await tally(within, 'within', hour(9));
    await settle(within, { forgotten: [], givenBack: [{ key: 'within', limit: hour(9) }] });
    const { rows } = await sql<{ is: string }>`select current_setting('synchronous_commit') as is`.execute(
      tx,
    );
    assert.equal(rows[0]?.is, 'on');
  });
});
