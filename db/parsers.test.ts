import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { freshDatabase } from '#tests/ground/database.ts';
import { readMoment, readTexts } from './parsers.ts';

const { pool } = await freshDatabase();

test('moments are read as the driver itself reads them', async () => {
  const usual = pg.types.getTypeParser(1184, 'text') as (text: string) => Date;
  const moments = [
    ...[
      '2026-09-23 11:13:01.745+00',
      '2026-09-23 11:13:01+00',
      '2026-02-28 23:59:59.999999+00',
      '1969-12-31 23:59:59.5+00',
    ],
    ...[
      '0001-01-01 00:00:00+00',
      '0044-03-15 00:00:00+00 BC',
      '12026-01-01 00:00:00+00',
      'infinity',
      '2026-09-23 16:43:01+05:30',
    ],
  ];
  for (const text of moments) assert.deepEqual(readMoment(text), usual(text), text);
  const { rows } = await pool.query<{ at: Date }>(`select to_timestamp(1790162000.123) as at`);
  assert.equal(rows[0]?.at.toISOString(), new Date(1790162000123).toISOString());
});

test('lists of texts come back as they went in, whatever is in them', async () => {
  const lists = [
    [],
    ['read("any")', 'update("user:x")'],
    ['plain', 'with space'],
    ['back\\slash', 'quo"te', 'new\nline', 'tab\t', '', 'null', 'NULL', '{}', ',', 'ü', '\u2028', '\\u0041'],
    ['\\n', '\\"', '/'],
  ];
  for (const list of lists) {
    const { rows } = await pool.query<{ list: string[] }>('select $1::text[] as list', [list]);
    assert.deepEqual(rows[0]?.list, list);
  }
  assert.deepEqual(readTexts('{NULL,a}'), [null, 'a']);
});
