import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { rowTypes } from '#tools/row-types.ts';

test('the row types are those of the migrated schema', async () => {
  const { pool } = await freshDatabase();
  const written = await readFile(new URL('tables.ts', import.meta.url), 'utf8');
  assert.equal(written, await rowTypes(pool), 'npm run rows writes them anew');
});

test('a day comes as the text that it is', async () => {
  const { pool } = await freshDatabase();
  const { rows } = await pool.query("select date '2028-02-29' as day, null::date as none");
  assert.deepEqual(rows, [{ day: '2028-02-29', none: null }]);
});
