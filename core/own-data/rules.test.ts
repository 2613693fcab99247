import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { ownDataPage } from '#tools/own-data-page.ts';
import { declaredTables } from '../collected/own-data.ts';
import { scheduledJobs } from '../collected/scheduled.ts';

const { pool } = await freshDatabase();
const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(`
  select relname as "table", attname as "column", atttypid::regtype::text as type from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'migrations'`);
const { rows: references } = await pool.query<{ from: string; to: string; cascades: boolean }>(`
  select conrelid::regclass::text as from, confrelid::regclass::text as to, confdeltype = 'c' as cascades
  from pg_constraint where contype = 'f'`);

const names = [...new Set(columns.map(({ table }) => table))];
const ruleOf = (table: string) => declaredTables.find((declared) => declared.table === table)?.rule;

test('every table belongs to one module, which declares what happens to personal data in it', () => {
  assert.deepEqual(declaredTables.map(({ table }) => table).sort(), names.sort());
});

test('a table that names an account or an email address is not declared as naming no one', () => {
  const naming = new Set([
    ...references.filter(({ to }) => to === 'accounts').map(({ from }) => from),
    ...columns
      .filter(
        ({ column, type }) =>
          type === 'text' &&
          /^(account|owner|actor|subject|member|person|user|author|sender|recipient)_id$|_by$|email|mailbox/.test(
            column,
          ),
      )
      .map(({ table }) => table),
  ]);
  assert.ok(naming.size > 12);
  assert.deepEqual(
    [...naming].filter((table) => ruleOf(table) === 'names no one'),
    [],
  );
});

test('a table declared as erased by the database goes with the account or with an erased row', () => {
  const goesWith = (table: string): boolean =>
    table === 'accounts' ||
    references.some(({ from, to, cascades }) => from === table && cascades && to !== table && isErased(to));
  function isErased(table: string): boolean {
    const rule = ruleOf(table);
    if (!rule || rule === 'names no one') return false;
    return rule.erased === 'by the database' ? goesWith(table) : typeof rule.erased === 'function';
  }
  const wrong = declaredTables.filter(
    ({ table, rule }) => rule !== 'names no one' && rule.erased === 'by the database' && !goesWith(table),
  );
  assert.deepEqual(wrong, []);
});

test('every retention period is kept by a scheduled job', () => {
  const done = new Set(scheduledJobs.map(({ name }) => name));
  for (const { table, rule } of declaredTables)
    if (rule !== 'names no one' && rule.removedBy) assert.ok(done.has(rule.removedBy), table);
});

test('docs/own-data.md agrees with the declarations', async () => {
  const written = await readFile(new URL('../../docs/own-data.md', import.meta.url), 'utf8');
  assert.equal(written, ownDataPage(), 'npm run own-data writes the page again');
});
