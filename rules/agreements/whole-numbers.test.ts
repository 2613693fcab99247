import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sumOf, timesDivided } from './whole-numbers.ts';

const most = BigInt(Number.MAX_SAFE_INTEGER);
const any = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -100, max: 100 }));

/** As the same comes out in integers of any size; nothing where it cannot be held. */
function held(exact: bigint): number | undefined {
  return exact > most || exact < -most ? undefined : Number(exact);
}

function tried(result: () => number): number | undefined {
  try {
    return result();
  } catch (error) {
    assert.ok(error instanceof RangeError);
    return undefined;
  }
}

test('products are divided and sums added exactly, or refused', () => {
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      const expected = c === 0 ? undefined : held((BigInt(a) * BigInt(b)) / BigInt(c));
      assert.equal(
        tried(() => timesDivided(a, b, c)),
        expected,
      );
      // Near a whole number from below, where rounding would show first.
      if (c > 1 && BigInt(a) * BigInt(c) <= most && a > 0) assert.equal(timesDivided(a * c - 1, 1, c), a - 1);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 6 }), (numbers) => {
      const expected = held(numbers.reduce((sum, number) => sum + BigInt(number), 0n));
      assert.equal(
        tried(() => sumOf(numbers)),
        expected,
      );
    }),
    { numRuns: 2000 },
  );
  assert.throws(() => timesDivided(1.5, 2, 1), RangeError);
  assert.throws(() => sumOf([0.5, 0.5]), RangeError);
});
