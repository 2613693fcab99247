import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { connect } from '#db/connect.ts';
import { watchSlowStatements } from '#server/slow-statements.ts';
import { atEnd, freshDatabase } from '#tests/ground/database.ts';

const { url } = await freshDatabase();
const lines: Record<string, unknown>[] = [];
const note = (line: object) => void lines.push({ ...line });
const slow = watchSlowStatements({ warn: note, debug: note } as never);
const { db, close } = connect(url, { watchStatement: slow.watch });
atEnd(close);

const secret = 'priya@people.example';
const sleepy = (seconds: number) =>
  sql`select ${secret}::text, pg_sleep(${seconds}::float8) from accounts right join (select 1) as one on true`;

test('a slow statement has one line a minute with its name, and no value', async () => {
  await sleepy(0.001).execute(db);
  assert.equal(lines.length, 0);
  await sleepy(0.25).execute(db);
  await db.transaction().execute((tx) => sleepy(0.22).execute(tx));
  const [line, text] = lines;
  assert.equal(lines.length, 2);
  assert.match(String(line?.statement), /^select accounts [\w-]{16}$/);
  assert.ok(Number(line?.ms) >= 250 && line?.times === 1, JSON.stringify(line));
  assert.match(String(text?.text), /pg_sleep\(\$2::float8\)/);
  assert.ok(!JSON.stringify(lines).includes(secret));
  assert.deepEqual([...slow.counts()], [[line?.statement, 2]]);
});

test('a slow statement that fails is seen, too', async () => {
  const failing = sql`select 1 / (${0}::int * length(pg_sleep(0.21)::text)) from sessions right join (select 1) as one on true`;
  await assert.rejects(failing.execute(db), /division by zero/);
  assert.ok([...slow.counts()].some(([name, times]) => name.startsWith('select sessions ') && times === 1));
});
