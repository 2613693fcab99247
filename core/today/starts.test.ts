import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { knownDates } from '../ground/dates-of.ts';
import type { Start } from '../ground/start.ts';
import { openSteps, partsOf } from './open-steps.ts';

const { db } = await freshCore();

const textOf = (statement: RawBuilder<unknown>) => statement.compile(db).sql;

/** Of each declared step and date: where it starts, and its statement. */
const parts: { name: string; start: Start; text: string }[] = [
  ...openSteps().flatMap((step) =>
    partsOf(step).map(({ kind, side, start, select }) => ({
      name: `${kind} ${side}`,
      start,
      text: textOf(select('an-account')),
    })),
  ),
  ...knownDates().map(({ start, select }, at) => ({
    name: `date ${at}`,
    start,
    text: textOf(select({ db, accountId: 'an-account', until: sql<Date>`now()` })),
  })),
];

const tablesOf = (text: string) => [...text.matchAll(/\bfrom (\w+)/g)].flatMap(([, table]) => table ?? []);

test('each step and each date reads a table at which it starts', () => {
  assert.ok(parts.length > 30);
  const breaches = parts.filter(
    ({ start, text }) => !tablesOf(textOf(start(sql.ref('id')))).some((table) => text.includes(` ${table} `)),
  );
  assert.deepEqual(breaches, []);
});

test('whether an account has a start is looked up by an index that begins with the account', async () => {
  for (const start of new Set(parts.map((part) => part.start))) {
    const statement = start(sql`'an-account'`);
    const plan = await db.transaction().execute(async (tx) => {
      // The tables of a test are empty, and would be read as a whole.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${statement}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    const looks = [...plan.matchAll(/Index Cond: \(?\w+ = 'an-account'/g)];
    assert.equal(looks.length, tablesOf(textOf(statement)).length, plan);
  }
});
