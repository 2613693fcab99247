import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declaredTables } from '#core/collected/own-data.ts';
import { scheduledJobs } from '#core/collected/scheduled.ts';
import { type DividedTable, mostUndivided } from '#core/ground/rows-of-table.ts';
import { modules } from '#core/modules.ts';
import type { Tables } from '#db/tables.ts';
import { freshDatabase } from '#tests/ground/database.ts';
import { sourcesOf } from './sources.ts';
import { usesOf } from './statements-of.ts';

const declared = modules.flatMap(({ name, expectedRows = {} }) =>
  Object.entries(expectedRows).map(([table, expected]) => ({ module: name, table, expected })),
);
const divided = declared.flatMap(({ table, expected }) =>
  typeof expected === 'number' ? [] : [{ table, ...(expected as DividedTable<keyof Tables>) }],
);
const code = sourcesOf(/^(api|core|db|outside|server|web)\/.*\.tsx?$/).filter(
  ({ file }) => !/\.test\.ts$|\/expected-rows\.ts$/.test(file),
);
const crossing = divided.map(({ table, key, crossedIn = {} }) => ({
  table,
  crossedIn,
  uses: code.flatMap((source) => usesOf(source, table, key)).filter(({ hasKey }) => !hasKey),
}));

test('each module says how many rows its tables are expected to have', () => {
  const owned = declaredTables.map(({ module, table }) => `${module}: ${table}`);
  assert.deepEqual(declared.map(({ module, table }) => `${module}: ${table}`).sort(), owned.sort());
});

test('a table of more than ten million expected rows names the key by which it can be divided', () => {
  const without = declared.filter(({ expected }) => typeof expected === 'number' && expected > mostUndivided);
  assert.deepEqual(without, []);
});

test('a unique key of such a table contains its key, or the table says why it need not', async () => {
  const { pool } = await freshDatabase();
  for (const { table, key, uniqueWithin = {} } of divided) {
    const { rows } = await pool.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index
       where indrelid = $1::regclass and indisunique and not exists (
         select from pg_attribute where attrelid = indrelid and attname = $2 and attnum = any(indkey)
       ) order by 1`,
      [table, key],
    );
    assert.deepEqual(
      rows.map(({ name }) => name),
      Object.keys(uniqueWithin).sort(),
      table,
    );
  }
});

test('no hot statement looks at all parts of such a table, unless a scheduled job alone runs it', () => {
  const jobs = new Set(scheduledJobs.map(({ name }) => name));
  const hot = crossing.flatMap(({ table, crossedIn, uses }) =>
    uses
      .filter(({ file, isHot }) => isHot && !jobs.has(crossedIn[file] ?? ''))
      .map(({ file, line }) => `${file}:${line} crosses ${table}`),
  );
  assert.deepEqual(hot, []);
});

test('another statement that looks at all parts is declared with its reason, and no other file is', () => {
  const found = crossing.flatMap(({ table, uses }) => uses.map(({ file }) => `${table}: ${file}`));
  const named = crossing.flatMap(({ table, crossedIn }) =>
    Object.keys(crossedIn).map((file) => `${table}: ${file}`),
  );
  assert.deepEqual([...new Set(found)].sort(), named.sort());
});

test('the key of another table does not count, nor a statement that only shows the key', () => {
  const source = (text: string) => ({
    file: 'core/x.ts',
    text: `const f = prepared((db, id: string) => ${text});`,
  });
  const shown = (text: string) =>
    usesOf(source(text), 'messages', 'conversation_id').map(({ hasKey }) => hasKey);
  assert.deepEqual(shown("db.selectFrom('messages').select('conversation_id').where('id', '=', id)"), [
    false,
  ]);
  assert.deepEqual(shown("db.selectFrom('messages as m').where('own.conversation_id', '=', id)"), [false]);
  assert.deepEqual(shown("db.selectFrom('messages as m').where('m.conversation_id', '=', id)"), [true]);
  assert.deepEqual(shown('sql`select from messages where id = any(select conversation_id)`'), [false]);
  assert.deepEqual(shown('sql`select from messages as m where m.conversation_id = own.id`'), [true]);
  assert.deepEqual(
    usesOf(source("db.deleteFrom('messages')"), 'messages', 'conversation_id').map(({ isHot }) => isHot),
    [true],
  );
});

test('docs/scaling.md lists each of these tables with its key and its rows', () => {
  const text = sourcesOf(/^docs\/scaling\.md$/)[0]?.text ?? '';
  const listed = [...text.matchAll(/^\| `(\w+)` \| `(\w+)` \| ([\d,]*\d)/gm)].map(([, ...row]) => row.join());
  const expected = divided.map(({ table, key, rows }) => `${table},${key},${rows.toLocaleString('en')}`);
  assert.deepEqual(listed.sort(), expected.sort());
});
