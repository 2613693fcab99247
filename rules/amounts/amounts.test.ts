import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { broken } from '../broken.ts';
import { currencies, formatLarge, formatMoney, largestAmount } from './money.ts';
import { amount, money, units } from './params.ts';
import { typedAmount, typedCount } from './typed-amount.ts';
import { formatPercent, formatUnits, percentOf } from './units.ts';

test('money is shown as the reader writes it, lakhs with Indian commas', () => {
  assert.equal(formatMoney({ amount: 15_000_000, currency: 'INR' }), '₹1,50,000');
  assert.equal(formatMoney({ amount: 15_000_050, currency: 'INR' }), '₹1,50,000.50');
  assert.equal(formatMoney({ amount: 15_000_000, currency: 'INR' }, { exact: true }), '₹1,50,000.00');
  assert.equal(formatMoney({ amount: 123_456, currency: 'USD' }), '$1,234.56');
  assert.equal(formatMoney({ amount: 1, currency: 'EUR' }), '€0.01');
  assert.equal(formatMoney({ amount: -150, currency: 'INR' }), '-₹1.50');
  assert.equal(
    formatMoney({ amount: 900_719_925_474_099_301n, currency: 'INR' }),
    '₹9,00,71,99,25,47,40,993.01',
  );
});

/** The last three digits, then two and two. */
const grouped = (digits: string) => {
  const [before, last] = [digits.slice(0, -3), digits.slice(-3)];
  return before === '' ? last : `${before.replace(/\B(?=(\d\d)+$)/g, ',')},${last}`;
};

test('from 0 to 10¹² an amount is its sign and the number in Indian groups, not the groups of mr-IN of ICU', () => {
  for (let power = 0; power <= 12; power++)
    for (const rupees of [0, 10 ** power, 10 ** power - 1, 123_456_789_012 % 10 ** power])
      assert.equal(formatMoney({ amount: rupees * 100, currency: 'INR' }), `₹${grouped(String(rupees))}`);
  assert.equal(formatMoney({ amount: 9_999_999_999n, currency: 'INR' }), '₹9,99,99,999.99');
});

test('a large round number has the word of its language, not the short form of hi-IN of ICU, up to 10¹²', () => {
  for (const [count, said] of [
    [0, '0'],
    [9_999_999, '99,99,999'],
    [10_000_000, '1 करोड़'],
    [25_000_000, '2.5 करोड़'],
    [25_990_000, '2.5 करोड़'],
    [10_000_000_000, '1,000 करोड़'],
    [10 ** 12, '1,00,000 करोड़'],
  ] as const)
    assert.equal(formatLarge(count, 'करोड़'), said);
  assert.equal(formatLarge(25_000_000, 'कोटी'), '2.5 कोटी');
});

test('typed amounts are understood as they are written here', () => {
  for (const [typed, expected] of [
    ['150000', 15_000_000],
    ['1,50,000', 15_000_000],
    ['150,000.5', 15_000_050],
    ['₹ 1,50,000.50', 15_000_050],
    ['Rs. 500/-', 50_000],
    ['INR 500', 50_000],
    ['500 रुपये', 50_000],
    ['१,५०,०००', 15_000_000],
    ['৫০০', 50_000],
    ['５００', 50_000],
    ['$1,234.56', 123_456],
    ['€ 20', 2_000],
    ['1.5 lakh', 15_000_000],
    ['1.5lakh', 15_000_000],
    ['२ लाख', 20_000_000],
    ['2 crore', 2_000_000_000],
    ['0.01', 1],
    ['1.50000', 150],
    ['10000000000', largestAmount],
    ['1 50 000', 15_000_000],
    ['1\u00a0000', 100_000],
  ] as const)
    assert.deepEqual(typedAmount(typed), { amount: expected }, typed);
});

test('an ambiguous or empty amount is refused with its reason', () => {
  for (const [typed, fault] of [
    ['', 'amount_missing'],
    ['  ₹ ', 'amount_missing'],
    ['abc', 'amount_invalid'],
    ['1,50', 'amount_invalid'],
    ['1.500,50', 'amount_invalid'],
    ['1,5000', 'amount_invalid'],
    ['1e5', 'amount_invalid'],
    ['0x10', 'amount_invalid'],
    ['1..2', 'amount_invalid'],
    ['.5', 'amount_invalid'],
    ['5 dozen', 'amount_invalid'],
    ['Infinity', 'amount_invalid'],
    ['-5', 'amount_negative'],
    ['−5', 'amount_negative'],
    ['0', 'amount_too_small'],
    ['0.00', 'amount_too_small'],
    ['0.001', 'amount_fraction'],
    ['5.123', 'amount_fraction'],
    ['10000000000.01', 'amount_too_large'],
    ['9007199254740993', 'amount_too_large'],
    ['9'.repeat(400), 'amount_too_large'],
  ] as const)
    assert.deepEqual(typedAmount(typed), { fault }, typed);
});

test('a shown amount can be typed again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: largestAmount }),
      fc.constantFrom(...currencies),
      fc.boolean(),
      (amount, currency, exact) => {
        const shown = formatMoney({ amount, currency }, { exact });
        assert.deepEqual(typedAmount(shown), { amount }, shown);
      },
    ),
    { numRuns: 2000 },
  );
});

test('counts are whole and bounded', () => {
  assert.deepEqual(typedCount('1,00,000'), { count: 100_000 });
  assert.deepEqual(typedCount('४८', 48), { count: 48 });
  assert.deepEqual(typedCount('0'), { count: 0 });
  assert.deepEqual(typedCount('49', 48), { fault: 'amount_too_large' });
  assert.deepEqual(typedCount('1.5'), { fault: 'amount_fraction' });
  assert.deepEqual(typedCount('-1'), { fault: 'amount_negative' });
});

test('parameters are whole numbers of minor units up to a million million', () => {
  assert.equal(amount.safeParse(largestAmount).success, true);
  for (const wrong of [0, -1, 1.5, largestAmount + 1, 2 ** 53, Number.NaN, '5', null])
    assert.equal(amount.safeParse(wrong).success, false, String(wrong));
  assert.equal(
    units.safeParse(largestAmount + 1).error?.issues[0]?.message,
    broken('range', 1, largestAmount),
  );
  assert.equal(
    money.safeParse({ amount: 5, currency: 'GBP' }).error?.issues[0]?.message,
    broken('choice', 'INR, USD, EUR'),
  );
});

test('a percentage is cut to four decimals and never rounded up', () => {
  assert.equal(formatPercent(percentOf(1, 3), true), '33.3333 %');
  assert.equal(formatPercent(percentOf(2, 3), true), '66.6666 %');
  assert.equal(formatPercent(percentOf(250, 10_000), true), '2.5 %');
  assert.equal(formatPercent(percentOf(250, 10_000, 8), true), '2 %');
  assert.equal(formatPercent(percentOf(1, 1_000_000), true), '0.0001 %');
  assert.equal(formatPercent(percentOf(1, 1_000_001), true), null);
  assert.equal(formatPercent(percentOf(0, 5), false), '0 %');
  assert.equal(formatPercent(percentOf(largestAmount, largestAmount), true), '100 %');
  assert.throws(() => percentOf(1, 0), RangeError);
  // The cut comes after the multiplication: 0.8 of 1/3 % of nothing less.
  assert.equal(percentOf(7, 9_000_000, 8), (7n * 8n * 100_000n) / 9_000_000n);
  assert.equal(formatUnits(1_234_567), '12,34,567');
});
