import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '../calendar/day.ts';
import { type ClaimState, claimStates } from './limits.ts';
import { claimMoves, isCounted, isOpenClaim, stateAfter } from './states.ts';
import { type CreditLine, type CreditRule, creditsAtApproval, daysOf, noOthers, sumClaim } from './sums.ts';
import { termName, termOf, termOfName } from './term.ts';

const rule: CreditRule = { hoursACredit: 30, leastHours: 60, mostHours: 120, mostCredits: 4 };
const line = (hours: number, firstDay = '2026-07-01', days = 20): CreditLine => ({
  minutes: hours * 60,
  firstDay,
  lastDay: addDays(firstDay, days - 1),
});
const cutsOf = (...lines: CreditLine[]) => sumClaim(rule, lines, noOthers).cuts.map(({ cut }) => cut);

test('60 hours at 30 a credit are 2 credits, and 89 hours are 2 as well', () => {
  assert.equal(sumClaim(rule, [line(60)], noOthers).credits, 2);
  assert.equal(sumClaim(rule, [line(89)], noOthers).credits, 2);
});

test('a line counts at most 12 hours for each of its days', () => {
  const { minutes, cuts } = sumClaim(rule, [line(40, '2026-07-01', 2)], noOthers);
  assert.deepEqual([minutes, cuts], [24 * 60, [{ cut: 'line_days', minutes: 16 * 60, credits: 0 }]]);
});

test('lines over the same days together count at most 12 hours a day', () => {
  const over = [line(80, '2026-07-01', 10), line(80, '2026-07-01', 10)];
  assert.equal(sumClaim(rule, over, noOthers).minutes, 120 * 60);
  assert.deepEqual(cutsOf(...over), ['all_days']);
});

test('days on which other claims have used the 12 hours give no more minutes', () => {
  const others = { minutes: 24 * 60, credits: 0, lines: [line(24, '2026-07-01', 2)] };
  assert.equal(sumClaim(rule, [line(10, '2026-07-01', 2)], others).minutes, 0);
});

test('minutes above the most hours of the rule are cut, over all claims', () => {
  const others = { minutes: 100 * 60, credits: 3, lines: [] };
  const sum = sumClaim(rule, [line(60)], others);
  assert.deepEqual([sum.minutes, sum.credits], [20 * 60, 1]);
  assert.deepEqual(sum.cuts, [{ cut: 'most_hours', minutes: 40 * 60, credits: 0 }]);
});

test('credits above the most credits of the rule are cut and said', () => {
  const few = { ...rule, mostCredits: 3 };
  assert.deepEqual(sumClaim(few, [line(120)], noOthers).cuts, [
    { cut: 'most_credits', minutes: 0, credits: 1 },
  ]);
});

test('a second claim gets the credits for all minutes so far, without those given before', () => {
  const others = { minutes: 75 * 60, credits: 2, lines: [] };
  assert.equal(sumClaim(rule, [line(15)], others).credits, 1);
});

test('hours that are missing for the least hours count those of the other claims', () => {
  const others = { minutes: 40 * 60, credits: 0, lines: [] };
  assert.equal(sumClaim(rule, [line(15)], others).missing, 5 * 60);
  assert.equal(sumClaim(rule, [line(20)], others).missing, 0);
});

test('an approval gives no credit below the least hours, and a later one gives it too', () => {
  const first = creditsAtApproval(rule, 31 * 60, { minutes: 0, credits: 0 });
  assert.equal(first, 0);
  assert.equal(creditsAtApproval(rule, 60 * 60, { minutes: 31 * 60, credits: first }), 3);
});

test('days that lie in several lines count once', () => {
  assert.equal(daysOf([line(1, '2026-07-01', 5), line(1, '2026-07-03', 5), line(1, '2026-08-01', 1)]), 8);
});

const anyLine = fc
  .record({
    hours: fc.integer({ min: 1, max: 400 }),
    from: fc.nat(60),
    days: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ hours, from, days }) => line(hours, addDays('2026-07-01', from), days));
const anyRule = fc
  .record({
    hoursACredit: fc.integer({ min: 1, max: 60 }),
    least: fc.nat(100),
    most: fc.nat(200),
    mostCredits: fc.integer({ min: 1, max: 10 }),
  })
  .map(({ hoursACredit, least, most, mostCredits }) => ({
    hoursACredit,
    leastHours: hoursACredit + least,
    mostHours: hoursACredit + least + most,
    mostCredits,
  }));

test('counted minutes never exceed the work, and credits never exceed the rule, over any claims', () => {
  const anyClaims = fc.array(fc.array(anyLine, { minLength: 1, maxLength: 6 }), { maxLength: 8 });
  const given = fc.property(anyRule, anyClaims, (of, claims) => {
    let others = noOthers;
    const approved = { minutes: 0, credits: 0 };
    for (const lines of claims) {
      const sum = sumClaim(of, lines, others);
      assert.ok(sum.minutes <= lines.reduce((all, { minutes }) => all + minutes, 0));
      assert.ok(sum.minutes <= 12 * 60 * daysOf(lines));
      others = {
        minutes: others.minutes + sum.minutes,
        credits: others.credits + sum.credits,
        lines: [...others.lines, ...lines],
      };
      approved.credits += creditsAtApproval(of, sum.minutes, approved);
      approved.minutes += sum.minutes;
    }
    assert.ok(others.minutes <= of.mostHours * 60 && others.minutes <= 12 * 60 * daysOf(others.lines));
    for (const { minutes, credits } of [others, approved])
      assert.ok(credits <= of.mostCredits && credits * of.hoursACredit * 60 <= minutes);
  });
  fc.assert(given, { numRuns: 300 });
});

test('the host confirms fewer minutes, and neither minutes nor credits of the claim become more', () => {
  const less = fc.property(
    anyRule,
    fc.array(fc.tuple(anyLine, fc.double({ min: 0, max: 1, noNaN: true }))),
    (of, said) => {
      const lines = said.map(([one]) => one);
      const confirmed = said.map(([one, part]) => ({ ...one, minutes: Math.floor(one.minutes * part) }));
      const [before, after] = [sumClaim(of, lines, noOthers), sumClaim(of, confirmed, noOthers)];
      assert.ok(after.minutes <= before.minutes && after.credits <= before.credits);
    },
  );
  fc.assert(less, { numRuns: 200 });
});

test('lines are free in every state in which a claim is neither open nor approved', () => {
  const counted = claimStates.filter(isCounted);
  assert.deepEqual(counted, ['host', 'evidence', 'college', 'returned', 'approved']);
  assert.deepEqual(claimStates.filter(isOpenClaim), ['host', 'evidence', 'college', 'returned']);
});

test('no way leads from a withdrawn or released claim, and none to a draft', () => {
  const over: ClaimState[] = ['withdrawn', 'released'];
  for (const move of claimMoves) {
    for (const state of over) assert.equal(stateAfter(state, move), null);
    for (const state of claimStates) assert.notEqual(stateAfter(state, move), 'draft');
  }
});

test('a term is a half of the calendar year', () => {
  assert.deepEqual([termOf('2026-06-30'), termOf('2026-07-01')], ['2026-1', '2026-2']);
  assert.deepEqual([termName('2026-2'), termName('')], ['July to December 2026', '']);
  assert.deepEqual(termOfName(termName('2026-2')), { year: '2026', half: 2 });
  assert.equal(termOfName('Winter 2026'), null);
});
