import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { freshDatabase } from '#tests/ground/database.ts';
import { functionTexts } from '#tools/function-texts.ts';

test('the texts of the functions are those of the migrated schema', async () => {
  const { pool } = await freshDatabase();
  const written = await readFile(new URL('functions.sql', import.meta.url), 'utf8');
  assert.equal(written, await functionTexts(pool), 'npm run rows writes them again');
});
