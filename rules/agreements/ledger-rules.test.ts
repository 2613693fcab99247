import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentWith } from '#tests/agreements/agreement-documents.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import { largestAmount } from '../amounts/money.ts';
import type { Command } from './commands.ts';
import { accountOf, moneyStageOf } from './money-of.ts';
import { lostIfEnded, sumsOf } from './sums.ts';

const start = (milestone: number, share: number): Command => ({ kind: 'start', milestone, share });
const submit = (milestone: number, proposed: number | null = null): Command => ({
  kind: 'submit',
  milestone,
  hours: 5,
  proposed,
});
const accept = (milestone: number): Command => ({ kind: 'accept', milestone });
const send = (milestone: number, sent: number, withheld = 0): Command => ({
  kind: 'send_payment',
  milestone,
  owed: 'pay',
  sent,
  withheld,
  day: '2026-02-03',
  way: 'Bank Transfer',
});

test('only the contributor chooses, within the bounds, and a choice is never rewritten', () => {
  const ledger = new Ledger(documentWith({ milestones: [{ lowestShare: 20, highestShare: 60 }, {}] }));
  assert.equal(ledger.faultOf('2026-02-01', 'project', start(1, 40)), 'not_your_side');
  for (const share of [0, 15, 65, 33, -5, 40.5, 100])
    assert.equal(
      ledger.faultOf('2026-02-01', 'contributor', start(1, share)),
      'choice_outside_bounds',
      String(share),
    );
  assert.equal(ledger.faultOf('2026-02-01', 'contributor', start(9, 40)), 'milestone_unknown');
  assert.deepEqual(ledger.do('2026-02-01', 'contributor', start(1, 40)), ['started']);
  assert.equal(ledger.faultOf('2026-02-01', 'contributor', start(1, 60)), 'not_from_this_stage');
});

test('the last units go to one, and the other reads how many are missing', () => {
  const ledger = new Ledger(documentWith({}), { poolFree: 399 });
  const refused = ledger.try('2026-02-01', 'contributor', start(1, 40));
  assert.deepEqual(refused, { fault: 'pool_short', values: { missing: 1 } });
  const exact = new Ledger(documentWith({}), { poolFree: 400 });
  exact.do('2026-02-01', 'contributor', start(1, 40));
  assert.equal(exact.poolFree, 0);
  exact.do('2026-02-01', 'contributor', { kind: 'drop', milestone: 1 });
  assert.equal(exact.poolFree, 400);
});

test('the contributor never reviews or pays, and the project never submits or confirms', () => {
  const ledger = new Ledger(documentWith({}));
  ledger.do('2026-02-01', 'contributor', start(1, 0));
  assert.equal(ledger.faultOf('2026-02-01', 'project', submit(1)), 'not_your_side');
  ledger.do('2026-02-01', 'contributor', submit(1));
  assert.equal(ledger.faultOf('2026-02-01', 'contributor', accept(1)), 'not_your_side');
  ledger.do('2026-02-01', 'project', accept(1));
  assert.equal(ledger.faultOf('2026-02-01', 'contributor', send(1, 1)), 'not_your_side');
  ledger.do('2026-02-01', 'project', send(1, 1));
  const confirm: Command = { kind: 'confirm_payment', milestone: 1, payment: 4, amount: 1 };
  assert.equal(ledger.faultOf('2026-02-01', 'project', confirm), 'not_your_side');
});

test('changes are asked at most twice, against a criterion that there is', () => {
  const ledger = new Ledger(documentWith({}));
  const ask = (criterion: number): Command => ({ kind: 'ask_changes', milestone: 1, criterion });
  ledger.do('2026-02-01', 'contributor', start(1, 0));
  for (let round = 0; round < 2; round++) {
    ledger.do('2026-02-01', 'contributor', submit(1));
    ledger.do('2026-02-01', 'project', ask(2));
  }
  ledger.do('2026-02-01', 'contributor', submit(1));
  assert.equal(ledger.faultOf('2026-02-01', 'project', ask(1)), 'too_many_changes');
  const other = new Ledger(documentWith({}));
  other.do('2026-02-01', 'contributor', start(1, 0));
  other.do('2026-02-01', 'contributor', submit(1));
  assert.equal(other.faultOf('2026-02-01', 'project', ask(3)), 'entry_wrong_figures');
});

test('a short payment leaves a debt, an excess is refused, withheld tax counts, errors are reversed', () => {
  const ledger = new Ledger(documentWith({}));
  ledger.accept('2026-02-01', 1, 40);
  assert.equal(ledger.faultOf('2026-02-02', 'project', send(1, 600_001)), 'payment_too_large');
  assert.equal(ledger.faultOf('2026-02-02', 'project', send(1, 590_000, 10_001)), 'payment_too_large');
  assert.equal(ledger.faultOf('2026-02-02', 'project', send(1, 0)), 'entry_wrong_figures');
  ledger.do('2026-02-02', 'project', send(1, 500_000));
  ledger.do('2026-02-02', 'project', { kind: 'reverse', entry: ledger.agreement.sequence });
  ledger.do('2026-02-03', 'project', send(1, 540_000, 60_000));
  assert.equal(moneyStageOf(ledger.milestone(1)), 'paid');
  assert.equal(ledger.faultOf('2026-02-03', 'project', send(1, 1)), 'not_due');
  const payment = ledger.agreement.sequence;
  const confirm = (amount: number): Command => ({ kind: 'confirm_payment', milestone: 1, payment, amount });
  assert.equal(ledger.faultOf('2026-02-04', 'contributor', confirm(600_001)), 'payment_too_large');
  ledger.do('2026-02-04', 'contributor', confirm(590_000));
  assert.equal(ledger.faultOf('2026-02-04', 'contributor', confirm(590_000)), 'payment_not_awaited');
  assert.equal(accountOf(ledger.milestone(1), 'pay').due, 10_000);
  assert.equal(ledger.faultOf('2026-02-05', 'project', send(1, 10_001)), 'payment_too_large');
  ledger.pay('2026-02-05', 1, 10_000);
  assert.equal(moneyStageOf(ledger.milestone(1)), 'settled');
});

test('silence confirms the whole amount and nothing else, and only the product may say so', () => {
  const ledger = new Ledger(documentWith({}));
  ledger.accept('2026-02-01', 1, 0);
  ledger.do('2026-02-02', 'project', send(1, 1_000_000));
  const payment = ledger.agreement.sequence;
  const silent = (amount: number): Command => ({ kind: 'confirm_payment', milestone: 1, payment, amount });
  assert.equal(ledger.faultOf('2026-02-10', 'product', silent(999_999)), 'entry_wrong_figures');
  ledger.do('2026-02-10', 'product', silent(1_000_000));
  assert.equal(
    ledger.steps.at(-1)?.fact.kind === 'payment_confirmed' && ledger.steps.at(-1)?.side,
    'product',
  );
});

test('an acceptance vests the months that are over as one, and each later month by its day', () => {
  const ledger = new Ledger(documentWith({}));
  ledger.accept('2026-02-01', 1, 40);
  assert.deepEqual(ledger.pass('2026-04-14'), []);
  assert.deepEqual(ledger.pass('2026-04-15'), ['vested']);
  assert.equal(ledger.milestone(1).vested, 100);
  ledger.accept('2026-06-20', 2, 40);
  assert.equal(ledger.milestone(2).vested, Math.floor((400 * 5) / 12));
  // The first milestone's months 4 and 5 were missed, and come as one entry each.
  const months = ledger.steps.flatMap(({ fact }) =>
    fact.kind === 'vested' && fact.milestone === 1 ? [fact.month] : [],
  );
  assert.deepEqual(months, [3, 4, 5]);
  ledger.pass('2027-06-01');
  assert.equal(sumsOf(ledger.agreement).vested, 800);
  assert.deepEqual(ledger.pass('2028-01-01'), []);
});

test('vesting from the 29th, 30th and 31st falls on the month’s last day, also in a leap year', () => {
  for (const [startDay, days] of [
    ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-29', ['2028-02-29', '2028-03-29', '2028-04-29']],
    ['2028-02-29', ['2028-03-29', '2028-04-29', '2028-05-29']],
  ] as const) {
    const ledger = new Ledger(
      documentWith({ equity: { vesting: { kind: 'monthly', months: 6, cliff: 0, startDay } } }),
    );
    ledger.accept(startDay, 1, 60);
    ledger.pass('2028-12-31');
    const vested = ledger.steps.flatMap(({ fact }) => (fact.kind === 'vested' ? [fact.day] : []));
    assert.deepEqual(vested.slice(0, 3), days);
    assert.equal(ledger.milestone(1).vested, 600);
  }
});

test('a month is full at midnight of the agreement’s zone, not of another zone', () => {
  const ledger = new Ledger(
    documentWith({ equity: { vesting: { kind: 'monthly', months: 12, cliff: 0, startDay: '2026-01-15' } } }),
  );
  ledger.accept('2026-01-20', 1, 60);
  assert.deepEqual(ledger.pass('2026-02-14T18:29:59.999Z'), []);
  assert.deepEqual(ledger.pass('2026-02-14T18:30:00.000Z'), ['vested']);
});

test('at once: all on acceptance', () => {
  const ledger = new Ledger(documentWith({ equity: { vesting: { kind: 'at_once' } } }));
  ledger.accept('2026-02-01', 1, 40);
  assert.equal(ledger.milestone(1).vested, 400);
});

test('the smallest unit, a price above the value, and a million million', () => {
  const least = new Ledger(
    documentWith({ milestones: [{ value: 1 }], equity: { unitPrice: 1, fallbackPrice: 1 } }),
  );
  least.accept('2026-02-01', 1, 100);
  assert.deepEqual([least.milestone(1).units, least.milestone(1).pay], [1, 0]);
  const dear = new Ledger(documentWith({ milestones: [{ value: 999 }] }));
  assert.equal(dear.faultOf('2026-02-01', 'contributor', start(1, 100)), 'choice_outside_bounds');
  dear.accept('2026-02-01', 1, 0);
  const most = new Ledger(
    documentWith({ milestones: [{ value: largestAmount }], equity: { unitPrice: 1, fallbackPrice: 1 } }),
  );
  most.accept('2026-02-01', 1, 100);
  most.pass('2027-02-01');
  assert.equal(most.milestone(1).vested, largestAmount);
});

test('work that is over completes the agreement; it settles when nothing can be disputed any more', () => {
  const ledger = new Ledger(documentWith({ milestones: [{}, {}], equity: null }));
  ledger.accept('2026-02-01', 1, 0);
  ledger.do('2026-02-01', 'project', { kind: 'cancel', milestone: 2 });
  assert.equal(ledger.agreement.status, 'completed');
  ledger.pay('2026-02-10', 1, 1_000_000);
  assert.deepEqual(ledger.pass('2026-03-12'), []);
  assert.deepEqual(ledger.pass('2026-03-12T06:30:00.001Z'), ['settled']);
  assert.equal(
    ledger.faultOf('2026-03-13', 'project', { kind: 'open_dispute', milestone: 1 }),
    'agreement_settled',
  );
});

test('after settlement only vesting and conversion, up to the cash for what never became shares', () => {
  const ledger = new Ledger(
    documentWith({ milestones: [{}], equity: { conversionDay: '2026-09-01', fallbackPrice: 1_200 } }),
  );
  ledger.accept('2026-02-01', 1, 60);
  ledger.pay('2026-02-02', 1, 400_000);
  ledger.pass('2026-06-16');
  assert.ok(ledger.agreement.isSettled);
  assert.equal(ledger.milestone(1).vested, 250);
  assert.equal(
    ledger.faultOf('2026-06-17', 'project', { kind: 'state_conversion', units: 251, day: '2026-06-17' }),
    'units_not_held',
  );
  ledger.do('2026-06-17', 'project', { kind: 'state_conversion', units: 200, day: '2026-06-17' });
  ledger.do('2026-06-18', 'contributor', {
    kind: 'confirm_conversion',
    conversion: ledger.agreement.sequence,
  });
  ledger.do('2026-06-19', 'contributor', { kind: 'give_up_units', units: 10 });
  ledger.pass('2026-09-01');
  assert.equal(sumsOf(ledger.agreement).fallbackDue, (350 - 210) * 1_200);
  ledger.do('2026-09-02', 'project', { ...send(1, 168_000), owed: 'fallback' } as Command);
  ledger.do('2026-09-03', 'contributor', {
    kind: 'confirm_payment',
    milestone: 1,
    payment: ledger.agreement.sequence,
    amount: 168_000,
  });
  assert.deepEqual(ledger.pass('2026-09-15'), ['vested', 'fallback_due']);
  assert.equal(ledger.faultOf('2026-09-16', 'project', send(1, 1)), 'agreement_settled');
});

test('a contributor may close what stays unpaid: final, dated, the claim untouched', () => {
  const ledger = new Ledger(documentWith({ milestones: [{}], equity: null }));
  ledger.accept('2026-02-01', 1, 0);
  ledger.pay('2026-02-05', 1, 300_000);
  ledger.do('2026-06-01', 'contributor', { kind: 'close_open', milestone: 1 });
  assert.equal(moneyStageOf(ledger.milestone(1)), 'closed');
  assert.equal(sumsOf(ledger.agreement).closedOpen, 700_000);
  assert.equal(ledger.faultOf('2026-06-02', 'project', send(1, 1)), 'not_due');
});

test('the choice shows the units that would be lost if the agreement ended today', () => {
  const returns = new Ledger(documentWith({ equity: { leaver: 'return' } }));
  returns.accept('2026-02-01', 1, 40);
  returns.pass('2026-07-15');
  assert.equal(lostIfEnded(returns.agreement), 200);
  const vests = new Ledger(documentWith({}));
  vests.accept('2026-02-01', 1, 40);
  assert.equal(lostIfEnded(vests.agreement), 0);
});
