import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { freshDatabase } from '#tests/ground/database.ts';
import { prepared } from './prepared.ts';
import { together } from './together.ts';

const { db, pool } = await freshDatabase();
await pool.query('create table notes (position serial, text text unique)');

const note = prepared<[string], { position: number }>((tx, text) => {
  const statement = sql<{ position: number }>`insert into notes (text) values (${text}) returning position`;
  return { compile: () => statement.compile(tx) };
});
const halve = prepared<[number], { half: number }>((tx, by) => {
  const statement = sql<{ half: number }>`select 1 / ${by}::int as half`;
  return { compile: () => statement.compile(tx) };
});
const texts = async () =>
  (await pool.query('select text from notes order by position')).rows.map((row) => row.text);

test('statements that are sent together run in their order and give their results in it', async () => {
  const results = await db
    .transaction()
    .execute((tx) => together(tx, [() => note(tx, 'a'), () => halve(tx, 1), () => note(tx, 'b')]));
  const [[first], [half], [last]] = results;
  assert.equal(half?.half, 1);
  assert.equal(last?.position, (first?.position ?? 0) + 1);
  assert.deepEqual(await texts(), ['a', 'b']);
});

test('the first error is the one that counts, and nothing before or behind it stays', async () => {
  const failing = db.transaction().execute(async (tx) => {
    await note(tx, 'c');
    await together(tx, [() => note(tx, 'd'), () => halve(tx, 0), () => note(tx, 'e'), () => halve(tx, 0)]);
  });
  await assert.rejects(failing, { code: '22012' });
  assert.deepEqual(await texts(), ['a', 'b']);
});

test('the first error counts also where its step tells of it after those behind it', async () => {
  const later = async (step: Promise<unknown>) => {
    const [ended] = await Promise.allSettled([step]);
    await sleep(20);
    if (ended.status === 'rejected') throw ended.reason;
  };
  const failing = db.transaction().execute(async (tx) => {
    await together(tx, [() => later(halve(tx, 0)), () => note(tx, 'late')]);
  });
  await assert.rejects(failing, { code: '22012' });
});

test('a step that refuses lets the others end first', async () => {
  const ended: string[] = [];
  const refusing = db.transaction().execute((tx) =>
    together(tx, [
      () => Promise.reject(new Error('refused')),
      async () => {
        await note(tx, 'f');
        await note(tx, 'g');
        ended.push('g');
      },
    ]),
  );
  await assert.rejects(refusing, /refused/);
  assert.deepEqual(ended, ['g']);
  assert.deepEqual(await texts(), ['a', 'b']);
});

test('steps within steps go on together', async () => {
  await db
    .transaction()
    .execute((tx) =>
      together(tx, [
        () => together(tx, [() => note(tx, 'h'), () => note(tx, 'i')]),
        async () => [await note(tx, 'j'), await note(tx, 'k')],
      ]),
    );
  assert.deepEqual(await texts(), ['a', 'b', 'h', 'i', 'j', 'k']);
});
