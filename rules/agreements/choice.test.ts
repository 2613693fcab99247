import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { largestAmount } from '../amounts/money.ts';
import { faultsOfAmendment, faultsOfTerms, hasNoChoice } from './check-terms.ts';
import {
  companyWorth,
  previewChoice,
  sharesOffered,
  split,
  unitsAtLowestShares,
  valuePerHour,
} from './choice.ts';
import { agreementDocument, milestoneTerms } from './terms.ts';
import { times, timesDivided } from './whole-numbers.ts';

const amounts = fc.integer({ min: 1, max: largestAmount });
const shares = fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5);
const isRefused = (over: object) =>
  !milestoneTerms.safeParse({ ...documentWith({}).milestones[0], ...over }).success;

test('units and pay are whole, and together exactly the value', () => {
  fc.assert(
    fc.property(amounts, shares, amounts, (value, share, price) => {
      const { units, pay } = split(value, share, price);
      assert.equal(BigInt(units) * BigInt(price) + BigInt(pay), BigInt(value));
      assert.ok(pay >= 0 && units >= 0);
      assert.equal(BigInt(units), (BigInt(value) * BigInt(share)) / (100n * BigInt(price)));
    }),
    { numRuns: 5000 },
  );
});

test('the examples of a choice', () => {
  assert.deepEqual(split(1_000_000, 40, 1_000), { units: 400, pay: 600_000 });
  assert.deepEqual(split(999, 50, 1_000), { units: 0, pay: 999 });
  assert.deepEqual(split(largestAmount, 100, 1), { units: largestAmount, pay: 0 });
  assert.deepEqual(split(largestAmount, 100, largestAmount), { units: 1, pay: 0 });
  assert.deepEqual(split(1, 100, 1), { units: 1, pay: 0 });
  assert.deepEqual(split(1, 0, largestAmount), { units: 0, pay: 1 });
  assert.equal(valuePerHour({ value: 100, hours: 3 }), 33);
});

test('with a smaller award pay may exceed the first figure, by less than one unit price', () => {
  assert.deepEqual(split(600, 50, 300), { units: 1, pay: 300 });
  assert.deepEqual(split(599, 50, 300), { units: 0, pay: 599 });
  fc.assert(
    fc.property(amounts, fc.nat(), shares, amounts, (value, less, share, price) => {
      const awarded = value - (less % (value + 1));
      assert.ok(split(awarded, share, price).pay < split(value, share, price).pay + price);
    }),
    { numRuns: 3000 },
  );
});

test('a share above 0 that gives no unit is not offered', () => {
  const bounds = { value: 1_000, lowestShare: 0, highestShare: 50 };
  assert.deepEqual(sharesOffered(bounds, 300), [0, 30, 35, 40, 45, 50]);
  assert.deepEqual(sharesOffered(bounds, 501), [0]);
  assert.deepEqual(sharesOffered({ ...bounds, lowestShare: 5 }, 501), []);
  assert.deepEqual(sharesOffered({ ...bounds, highestShare: 0 }, null), [0]);
  fc.assert(
    fc.property(amounts, shares, shares, amounts, (value, a, b, price) => {
      const offered = sharesOffered(
        { value, lowestShare: Math.min(a, b), highestShare: Math.max(a, b) },
        price,
      );
      for (const share of offered) {
        assert.equal(share % 5, 0);
        assert.ok(share >= Math.min(a, b) && share <= Math.max(a, b));
        assert.ok(share === 0 || split(value, share, price).units > 0);
      }
    }),
  );
});

test('33 %, negative, zero and overflowing figures are refused', () => {
  for (const over of [
    { lowestShare: 33 },
    { highestShare: 101 },
    { lowestShare: -5 },
    { lowestShare: 2.5 },
    { value: 0 },
    { value: -1 },
    { value: 1.5 },
    { value: largestAmount + 1 },
    { value: 2 ** 53 },
    { value: Number.POSITIVE_INFINITY },
    { value: '100' },
    { criteria: [] },
    { criteria: Array(11).fill('x') },
    { dueDay: '2026-02-30' },
    { hours: 0 },
    { unknown: 1 },
  ])
    assert.ok(isRefused(over), JSON.stringify(over));
  assert.ok(!isRefused({ value: largestAmount, lowestShare: 0, highestShare: 100 }));
});

test('terms that do not fit together are named', () => {
  const codes = (over: Parameters<typeof documentWith>[0], signedOn = '2026-01-01') => {
    const { terms, milestones } = documentWith(over);
    return faultsOfTerms(terms, milestones, signedOn).map((fault) => fault.code);
  };
  assert.deepEqual(codes({}), []);
  assert.deepEqual(codes({ milestones: [{ lowestShare: 50, highestShare: 10 }] }), ['shares_crossed']);
  assert.deepEqual(codes({ milestones: [{ value: 500, lowestShare: 5 }] }), ['no_share_to_offer']);
  assert.deepEqual(codes({ equity: null, milestones: [{ highestShare: 10 }] }), ['shares_without_equity']);
  assert.deepEqual(codes({ milestones: [{ number: 2 }, {}] }), [
    'milestone_number_twice',
    'milestone_number_twice',
  ]);
  assert.deepEqual(codes({ terms: { endDay: '2026-01-01' } }), ['end_before_start']);
  assert.deepEqual(
    codes({ equity: { vesting: { kind: 'monthly', months: 6, cliff: 7, startDay: '2026-01-15' } } }),
    ['vesting_cliff_beyond_months'],
  );
  assert.deepEqual(codes({}, '2026-01-16'), ['vesting_start_before_signature']);
  assert.deepEqual(
    codes({ equity: { pool: { version: 1, companyUnits: 10, poolUnits: 11, asOfDay: '2026-01-01' } } }),
    ['pool_above_company'],
  );
  assert.deepEqual(
    codes({ equity: { unitPrice: 1, fallbackPrice: 2 }, milestones: [{ value: largestAmount }] }),
    ['fallback_too_large'],
  );
  assert.equal(milestoneTerms.safeParse({}).success, false);
  for (const wrong of [
    { months: 5, cliff: 0 },
    { months: 49, cliff: 0 },
    { months: 12, cliff: 13 },
  ])
    assert.throws(() =>
      documentWith({ equity: { vesting: { kind: 'monthly', startDay: '2026-01-15', ...wrong } } }),
    );
  assert.throws(() => documentWith({ terms: { noticeDays: 31 } }));
  assert.throws(() => documentWith({ equity: { unitPrice: 0 } }));
  assert.throws(() => documentWith({ milestones: [] }));
  assert.throws(() => documentWith({ milestones: Array(31).fill({}) }));
});

test('a milestone with one share left has no choice, and the least units are known before signing', () => {
  const { terms, milestones } = documentWith({
    milestones: [{ value: 500 }, { lowestShare: 20 }, { lowestShare: 5, highestShare: 5 }],
  });
  assert.deepEqual(
    milestones.map((milestone) => hasNoChoice(milestone, terms)),
    [true, false, true],
  );
  assert.equal(unitsAtLowestShares(milestones, terms.equity), 0 + 200 + 50);
  assert.equal(unitsAtLowestShares(milestones, null), 0);
});

test('while choosing, percentages are cut and those for later are of the exact share', () => {
  const { terms } = documentWith({});
  assert.ok(terms.equity);
  assert.deepEqual(previewChoice(1_000_000, 40, terms.equity), {
    units: 400,
    pay: 600_000,
    ofPool: 4_000n,
    ofCompany: 400n,
    ofCompanyLater: 320n,
  });
  assert.equal(companyWorth(terms.equity), 1_000_000_000n);
});

test('an amendment touches only what may be touched', () => {
  const from = documentWith({});
  const codes = (to: typeof from, standing: 'planned' | 'started' | 'fixed' = 'planned') =>
    faultsOfAmendment(from, to, (number) => (number === 1 ? standing : 'planned')).map((fault) => fault.code);
  const to = (over: Parameters<typeof documentWith>[0]) => documentWith({ version: 2, ...over });
  assert.deepEqual(codes(to({ milestones: [{ value: 5 }, {}, {}, {}] })), []);
  assert.deepEqual(codes(to({ milestones: [{ value: 5 }, {}, {}] }), 'started'), [
    'amendment_changes_milestone',
  ]);
  assert.deepEqual(
    codes(to({ milestones: [{ dueDay: '2026-07-01', criteria: ['x'] }, {}, {}] }), 'started'),
    [],
  );
  assert.deepEqual(codes(to({ milestones: [{ dueDay: '2026-07-01' }, {}, {}] }), 'fixed'), [
    'amendment_changes_milestone',
  ]);
  assert.deepEqual(codes(to({ milestones: [{}, {}] })), ['amendment_drops_milestone']);
  assert.deepEqual(codes(to({ terms: { currency: 'USD' } })), ['amendment_changes']);
  assert.deepEqual(codes(to({ version: 1 })), ['amendment_changes']);
  assert.deepEqual(codes(to({ version: 5 })), []);
  assert.deepEqual(
    codes(to({ equity: { vesting: { kind: 'monthly', months: 12, cliff: 3, startDay: '2026-02-15' } } })),
    ['amendment_changes'],
  );
});

test('a strict document admits only the known and valid fields', () => {
  const document = documentWith({});
  assert.ok(agreementDocument.safeParse(document).success);
  assert.ok(!agreementDocument.safeParse({ ...document, hidden: 1 }).success);
  assert.ok(!agreementDocument.safeParse({ ...document, terms: { ...document.terms, hidden: 1 } }).success);
  assert.ok(!agreementDocument.safeParse({ ...document, zone: 'Mars/Base' }).success);
});

test('products beyond 2⁵³ are exact, results beyond it are refused', () => {
  assert.equal(timesDivided(largestAmount, 100, 3), 33_333_333_333_333);
  assert.equal(
    timesDivided(9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991),
    9_007_199_254_740_991,
  );
  assert.throws(() => times(largestAmount, largestAmount), RangeError);
});
