import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Refusal } from '../refusal.ts';
import { readQueries, readSelection } from './parse.ts';
import type { Fields } from './query.ts';

const fields: Fields = {
  name: { column: 'name', type: 'text', nullable: true },
  agree: { column: 'agree', type: 'boolean', nullable: true },
  size: { column: 'size', type: 'integer' },
  title: { column: 'title', type: 'text', fullText: true },
  $sequence: { column: 'sequence', type: 'sequence' },
  $createdAt: { column: 'created_at', type: 'moment' },
};

const read = (...queries: unknown[]) =>
  readQueries(
    queries.map((query) => JSON.stringify(query)),
    fields,
  );

function refusedWith(rule: RegExp) {
  return (error: unknown) =>
    error instanceof Refusal &&
    error.code === 'general_query_invalid' &&
    rule.test(JSON.stringify(error.values.broken));
}

test('a list without queries is the first 25 by sequence', () => {
  assert.deepEqual(read(), {
    conditions: [],
    selection: null,
    orders: [],
    limit: 25,
    offset: 0,
    cursor: null,
  });
});

test('only the first limit, offset and cursor count, and each of them must be valid', () => {
  const query = read(
    { method: 'limit', values: [3] },
    { method: 'limit', values: [9] },
    { method: 'offset', values: [0] },
    { method: 'offset', values: [9] },
    { method: 'cursorBefore', values: ['a'] },
    { method: 'cursorAfter', values: ['b'] },
  );
  assert.deepEqual([query.limit, query.offset, query.cursor], [3, 0, { id: 'a', direction: 'before' }]);
  assert.throws(
    () => read({ method: 'limit', values: [3] }, { method: 'limit', values: [0] }),
    refusedWith(/limit/),
  );
});

test('values must have the type of their attribute', () => {
  const good: [string, unknown][] = [
    ['name', ''],
    ['agree', false],
    ['size', -3],
    ['$sequence', '12'],
    ['$sequence', 12],
    ['$createdAt', '2026-09-23T11:13:01.745+00:00'],
    ['$createdAt', '2026-09-23'],
    ['$createdAt', '2026-09-23 11:13'],
  ];
  for (const [attribute, value] of good) read({ method: 'equal', attribute, values: [value] });
  const bad: [string, unknown][] = [
    ...[7, true, null, ['x'], {}, 'NUL \0'].map((value): [string, unknown] => ['name', value]),
    ...['true', 1, null].map((value): [string, unknown] => ['agree', value]),
    ...['1', 1.5, 2 ** 60].map((value): [string, unknown] => ['size', value]),
    ...['x', '-1', '9223372036854775808', -1].map((value): [string, unknown] => ['$sequence', value]),
    ...['soon', '2026-13-01', '0000-01-01', '2026-09-23T25:00', 5, '', '9999-12-31T23:59:59-14:00'].map(
      (value): [string, unknown] => ['$createdAt', value],
    ),
  ];
  for (const [attribute, value] of bad)
    assert.throws(
      () => read({ method: 'equal', attribute, values: [value] }),
      refusedWith(/value_unfit/),
      `${attribute} = ${JSON.stringify(value)}`,
    );
});

test('a moment without a zone is in UTC', () => {
  const [condition] = read({
    method: 'between',
    attribute: '$createdAt',
    values: ['2026-09-23', '2026-09-23T05:30+05:30'],
  }).conditions;
  assert.ok(condition && 'values' in condition);
  assert.deepEqual(condition.values, ['2026-09-23T00:00:00.000Z', '2026-09-23T00:00:00.000Z']);
});

test('all other invalid queries cause one kind of refusal', () => {
  const wrong: unknown[] = [
    null,
    [],
    3,
    'equal("name", "x")',
    {},
    { method: 7 },
    { method: 'nope', attribute: 'name', values: ['x'] },
    { method: 'orderRandom' },
    { method: 'equal', values: ['x'] },
    { method: 'equal', attribute: 'name' },
    { method: 'equal', attribute: 'name', values: 'x' },
    { method: 'equal', attribute: 'name', values: [] },
    { method: 'equal', attribute: 'name', values: Array(501).fill('x') },
    { method: 'equal', attribute: 'password', values: ['x'] },
    { method: 'equal', attribute: '__proto__', values: ['x'] },
    { method: 'equal', attribute: 'constructor', values: ['x'] },
    { method: 'equal', attribute: '$permissions', values: ['read("any")'] },
    { method: 'lessThan', attribute: 'name', values: ['x', 'y'] },
    { method: 'between', attribute: 'size', values: [1] },
    { method: 'contains', attribute: 'agree', values: [true] },
    { method: 'search', attribute: 'name', values: ['x'] },
    { method: 'and', values: [{ method: 'isNull', attribute: 'name' }] },
    { method: 'or', values: ['x', 'y'] },
    {
      method: 'or',
      values: [
        { method: 'limit', values: [1] },
        { method: 'isNull', attribute: 'name' },
      ],
    },
    { method: 'select', values: [] },
    { method: 'select', values: ['password'] },
    { method: 'select', values: ['toString'] },
    { method: 'orderAsc', attribute: 'nope' },
    { method: 'orderAsc' },
    { method: 'limit', values: [0] },
    { method: 'limit', values: [-1] },
    { method: 'limit', values: ['5'] },
    { method: 'limit' },
    { method: 'offset', values: [-1] },
    { method: 'cursorAfter', values: ['not an id'] },
    { method: 'cursorAfter', values: [null] },
  ];
  for (const query of wrong) assert.throws(() => read(query), refusedWith(/./), JSON.stringify(query));
  assert.throws(() => readQueries(['{'], fields), refusedWith(/query_syntax/));
  assert.throws(() => readQueries([''], fields), refusedWith(/query_syntax/));
  const many = { method: 'or', values: Array(600).fill({ method: 'isNull', attribute: 'name' }) };
  assert.throws(() => read(many), refusedWith(/conditions_most.*100/));
});

test('a request has a budget of conditions, values, patterns and nesting', () => {
  const name = (method: string, count: number) => ({
    method,
    attribute: 'name',
    values: Array.from({ length: count }, (_, at) => `n${at}`),
  });
  const both = (...queries: object[]) => ({ method: 'and', values: queries });
  assert.ok(read(both(name('equal', 500), name('equal', 500))));
  assert.throws(
    () => read(both(name('equal', 500), name('equal', 499), name('notEqual', 1), name('notEqual', 1))),
    refusedWith(/values_most.*1000/),
  );
  assert.ok(read(name('contains', 100)));
  assert.throws(
    () => read(both(name('contains', 100), name('startsWith', 1))),
    refusedWith(/patterns_most.*100/),
  );
  let nested: object = name('equal', 1);
  for (let depth = 1; depth < 5; depth++) nested = both(nested, name('equal', 1));
  assert.ok(read(nested));
  assert.throws(() => read(both(nested, name('equal', 1))), refusedWith(/nesting_most.*5/));
});

test('no other JSON value passes as a query or breaks the reader', () => {
  const methods = fc.constantFrom(
    'equal',
    'between',
    'or',
    'and',
    'select',
    'limit',
    'cursorAfter',
    'orderAsc',
  );
  const attributes = fc.constantFrom('name', 'agree', 'size', '$sequence', '$createdAt', '__proto__', 'x');
  const query = fc.record(
    {
      method: fc.oneof(methods, fc.string()),
      attribute: fc.oneof(attributes, fc.jsonValue()),
      values: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 4 }), fc.jsonValue()),
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    query.map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), (texts) => {
      try {
        readQueries(texts, fields);
      } catch (error) {
        assert.ok(refusedWith(/./)(error), String(error));
      }
    }),
    { numRuns: 2000 },
  );
});

test('queries of a single document may only select', () => {
  const texts = [
    { method: 'select', values: ['name', '$id'] },
    { method: 'select', values: ['*'] },
  ];
  assert.deepEqual(
    readSelection(
      texts.map((text) => JSON.stringify(text)),
      fields,
    ),
    ['name', '$id', '*'],
  );
  assert.equal(readSelection([], fields), null);
  assert.throws(
    () => readSelection(['{"method":"limit","values":[1]}'], fields),
    refusedWith(/method_unknown/),
  );
});
