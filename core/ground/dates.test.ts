import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isoDate, isoDateOrEmpty } from './dates.ts';

const plainly = (date: Date) => `${date.toISOString().slice(0, -1)}+00:00`;

test('every moment is written in the contract’s form', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => assert.equal(isoDate(date), plainly(date))),
    { numRuns: 2000 },
  );
  for (const text of ['1969-12-31T23:59:59.999Z', '1970-01-01T00:00:00.000Z', '2024-02-29T12:00:00.007Z'])
    assert.equal(isoDate(new Date(text)), plainly(new Date(text)));
  assert.equal(isoDateOrEmpty(null), '');
});
