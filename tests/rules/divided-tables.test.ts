import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { type Source, sourcesOf } from './sources.ts';

/**
 * PostgreSQL 18 up to 18.4 ends, or loses rows, where it looks once more at a row that another transaction has changed, in a
 * statement that chooses parts of a divided table while it runs (decision 492). It chooses so where the column that divides the
 * table is compared with another column or a subquery.
 */
type Divided = { table: string; key: string };

const { pool } = await freshDatabase();
const { rows: divided } = await pool.query<Divided>(
  `select relname as table, attname as key from pg_partitioned_table
   join pg_class on pg_class.oid = partrelid join pg_attribute on attrelid = partrelid and attnum = any(partattrs) order by 1`,
);
const code = sourcesOf(/^(api|core|db|outside|server|web)\/.*\.(tsx?|sql)$/).filter(
  ({ file }) => !/\.test\.ts$|^db\/migrations\//.test(file),
);

const locks =
  /\bfor (?:no key update|update|share|key share)\b|\bupdate (?:only )?\w+(?: as \w+)? set\b|\bdelete from\b|\bmerge into\b|\bdo update\b|\.(?:for(?:NoKeyUpdate|Update|Share|KeyShare)|updateTable|deleteFrom|mergeInto|doUpdateSet)\(/;

/** Reads the text: each template, and each built statement from the database or transaction that it begins with. */
function isChosenWhileChanging({ text }: Pick<Source, 'text'>, { table, key }: Divided): boolean {
  const named = new RegExp(
    String.raw`\b(?:from|join|update|using)\s+(?:only\s+)?${table}\b|(?:selectFrom|[a-z]+Join|updateTable|deleteFrom|from|using)\(\s*['"]${table}\b`,
  );
  const column = String.raw`(?<![\w.'"])(?:\w+\.)?${key}\b`;
  const compared = new RegExp(
    String.raw`${column}\s*(?:=|<=?|>=?)\s*(?:any\()?(?!\$|first_event_id)[a-z(]` +
      String.raw`|[\w)]\s*(?:=|<=?|>=?)\s*\w+\.${key}\b|${column}(?:, \w+)*\)?\s+in\s*\(|using \([^)]*\b${key}\b`,
  );
  const joined = new RegExp(
    String.raw`(?:whereRef|onRef)\([^)]*['"](?:\w+\.)?${key}['"]|Join\([^()]*['"](?:\w+\.)?${key}['"]|where\(\s*['"](?:\w+\.)?${key}['"], 'in', \(`,
  );
  const isFound = (part: string, how: RegExp) => named.test(part) && locks.test(part) && how.test(part);
  return (
    text.split('`').some((part) => isFound(part, compared)) ||
    text.split(/\b(?:db|tx)\b(?=\s*\.)/).some((part) => isFound(part, joined))
  );
}

test('the tables that are divided, and the columns that divide them, are these', () => {
  assert.deepEqual(
    divided.map(({ table, key }) => `${table} by ${key}`),
    ['done_reactions by event_id', 'events by id', 'notifications by month'],
  );
});

test('no statement that locks or changes rows chooses parts of a divided table while it runs', () => {
  const found = divided.flatMap((table) =>
    code
      .filter((source) => isChosenWhileChanging(source, table))
      .map(({ file }) => `${table.table}: ${file}`),
  );
  assert.deepEqual(found, []);
});

test('a lock by the dividing column of another row is found, and one by a parameter or a moment is not', () => {
  const found = (text: string) => isChosenWhileChanging({ text }, { table: 'told', key: 'month' });
  assert.ok(found('select from told where told.month = due.month for update'));
  assert.ok(found('update told set x = 1 from held where held.month = told.month'));
  assert.ok(found('delete from told where (id, month) in (select id, month from old)'));
  assert.ok(found("db.updateTable('told').from('held').whereRef('told.month', '=', 'held.month')"));
  assert.ok(
    found(
      "tx.deleteFrom('forms').where(exists(selectFrom('told').whereRef('told.month', '=', 'forms.month')))",
    ),
  );
  assert.ok(
    !found("tx.selectFrom('forms').innerJoin('told', 'told.month', 'forms.month'); tx.deleteFrom('forms')"),
  );
  assert.ok(!found('select from told where told.month = due.month'));
  assert.ok(!found('update told set x = 1 from held where held.id = told.id'));
  assert.ok(!found('delete from told where month < first_event_id(now())'));
  assert.ok(!found('update told set x = 1 where month >= $1'));
});
