import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { rowTypes } from '#tools/row-types.ts';

test('the row types are those of the migrated schema, a file for each table', async () => {
  const { pool } = await freshDatabase();
  const found = (await readdir(new URL('tables', import.meta.url))).map((name) => `db/tables/${name}`);
  const read = ['db/tables.ts', ...found].map(
    async (file): Promise<[string, string]> => [
      file,
      await readFile(new URL(`../${file}`, import.meta.url), 'utf8'),
    ],
  );
  assert.deepEqual(new Map(await Promise.all(read)), await rowTypes(pool), 'npm run rows writes them');
});

test('a day comes as the text that it is', async () => {
  const { pool } = await freshDatabase();
  const { rows } = await pool.query("select date '2028-02-29' as day, null::date as none");
  assert.deepEqual(rows, [{ day: '2028-02-29', none: null }]);
});
