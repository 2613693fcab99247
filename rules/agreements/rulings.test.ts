import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { choicesOf } from '#core/agreements/milestones/choices-of.ts';
import { anyDocument, documentWith } from '#tests/agreements/agreement-documents.ts';
import { anyAttempts, play } from '#tests/agreements/agreement-histories.ts';
import { Ledger } from '#tests/agreements/agreement-ledgers.ts';
import { likelyAttempts } from '#tests/agreements/agreement-stories.ts';
import { apply } from './apply.ts';
import { heldUnits } from './apply-units.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { dueStepsOf } from './due-steps.ts';
import { debtsOf } from './money-due.ts';
import { accountOf, backOf, moneyStageOf } from './money-of.ts';
import { offersOf } from './offers.ts';
import type { Agreement } from './state.ts';
import { sumsOf } from './sums.ts';

/** When every conversion date and all vesting is over. */
const late = '2080-01-01T00:00:00.000Z';
const histories = anyDocument.chain((document) =>
  fc.oneof(likelyAttempts(document), anyAttempts()).map((attempts) => ({ document, attempts })),
);

const rule = (awarded: number, isFinal = false): Command => ({
  kind: 'rule',
  milestone: 1,
  awarded,
  isFinal,
});
const dispute: Command = { kind: 'open_dispute', milestone: 1 };
const appeal: Command = { kind: 'appeal', milestone: 1 };
const close: Command = { kind: 'close_open', milestone: 1 };
const closeBack: Command = { kind: 'close_back', milestone: 1 };
const sent = { withheld: 0, day: '2026-03-01', way: 'Cash' } as const;
const way = 'Cash';

/** One milestone of 1,000,000 accepted with 400 units and 600,000 of pay. */
function accepted(equity: Parameters<typeof documentWith>[0]['equity'] = {}, milestones = [{}]): Ledger {
  const ledger = new Ledger(documentWith({ milestones, equity }));
  ledger.accept('2026-02-01', 1, 40);
  return ledger;
}

/** All 400 units vested on acceptance and due in cash, at 900 each. */
function inCash(): Ledger {
  return accepted({ vesting: { kind: 'at_once' }, conversionDay: '2026-02-01', fallbackPrice: 900 });
}

test('a ruling stands however few units are free, and starts then need free units again', () => {
  const ledger = accepted({}, [{}, {}, {}]);
  ledger.do('2026-02-02', 'contributor', { kind: 'start', milestone: 2, share: 40 });
  ledger.do('2026-02-03', 'project', { kind: 'drop', milestone: 2 });
  ledger.do('2026-02-04', 'contributor', { kind: 'open_dispute', milestone: 2 });
  ledger.poolFree = 10;
  ledger.do('2026-02-12', 'administrator', { kind: 'rule', milestone: 2, awarded: 1_000_000, isFinal: true });
  assert.equal(ledger.milestone(2).reserved, 400);
  assert.equal(ledger.poolFree, -390);
  const start = { kind: 'start', milestone: 3 } as const;
  const refused = ledger.try('2026-02-13', 'contributor', { ...start, share: 40 });
  const units = Number('fault' in refused && refused.values.missing) - 390;
  assert.ok('fault' in refused && refused.fault === 'pool_short' && units > 0);
  assert.equal(ledger.faultOf('2026-02-13', 'contributor', { ...start, share: 0 }), null);
  const shown = choicesOf(ledger.agreement, ledger.milestone(3), ledger.poolFree);
  assert.deepEqual(
    shown.filter(({ share }) => share === 0 || share === 40).map(({ missing }) => missing),
    [0, 400 + 390],
  );
});

test('closed pay owes back what a ruling takes, and cannot be closed while disputed', () => {
  const ledger = accepted();
  ledger.pay('2026-02-05', 1, 500_000);
  ledger.do('2026-06-01', 'contributor', close);
  assert.equal(moneyStageOf(ledger.milestone(1)), 'closed');
  assert.equal(sumsOf(ledger.agreement).closedOpen, 100_000);
  ledger.do('2026-06-02', 'project', dispute);
  ledger.do('2026-06-10', 'administrator', rule(0, true));
  assert.equal(moneyStageOf(ledger.milestone(1)), 'to_pay_back');
  assert.equal(accountOf(ledger.milestone(1), 'pay').toPayBack, 500_000);
  assert.deepEqual(
    dueStepsOf(ledger.agreement, ledger.steps).map(({ wait: deadline, owes }) => [deadline, owes]),
    [['paying_back', 'contributor']],
  );
  ledger.do('2026-06-11', 'contributor', {
    kind: 'pay_back',
    milestone: 1,
    amount: 500_000,
    day: '2026-06-11',
    way,
  });
  const payment = ledger.agreement.sequence;
  assert.deepEqual(
    dueStepsOf(ledger.agreement, ledger.steps).map(({ wait: deadline, owes }) => [deadline, owes]),
    [['payment_confirmation', 'project']],
  );
  ledger.do('2026-06-12', 'project', { kind: 'confirm_paid_back', milestone: 1, payment, amount: 500_000 });
  assert.equal(moneyStageOf(ledger.milestone(1)), 'closed');

  const open = accepted();
  open.do('2026-06-02', 'project', dispute);
  assert.equal(open.faultOf('2026-06-03', 'contributor', close), 'milestone_disputed');
  const offers = offersOf(open.agreement, 'contributor', '2026-06-03T06:30:00.000Z');
  assert.equal(offers.milestones.get(1)?.closeOpen, false);
});

test('a ruling takes back units due in cash and their sent cash, not converted or given-up units', () => {
  const unpaid = inCash();
  assert.deepEqual([unpaid.milestone(1).gone, unpaid.milestone(1).fallback], [400, 360_000]);
  unpaid.do('2026-02-05', 'project', dispute);
  assert.deepEqual(unpaid.do('2026-02-13', 'administrator', rule(0, true)).slice(0, 2), [
    'ruled',
    'ruling_final',
  ]);
  const { vested, gone, fallback, reserved } = unpaid.milestone(1);
  assert.deepEqual({ vested, gone, fallback, reserved }, { vested: 0, gone: 0, fallback: 0, reserved: 0 });
  assert.deepEqual(debtsOf(unpaid.milestone(1), unpaid.steps), []);

  const partly = inCash();
  partly.do('2026-02-03', 'project', {
    kind: 'send_payment',
    milestone: 1,
    owed: 'fallback',
    sent: 90_450,
    ...sent,
  });
  partly.do('2026-02-05', 'project', dispute);
  partly.do('2026-02-13', 'administrator', rule(125_000));
  const payment = partly.agreement.sequence - 2;
  partly.do('2026-02-20', 'contributor', { kind: 'confirm_payment', milestone: 1, payment, amount: 90_450 });
  const untaken = partly.agreement;
  partly.do('2026-02-21', 'product', { kind: 'make_final', milestone: 1 });
  const after = partly.milestone(1);
  assert.deepEqual([after.units, after.vested, after.gone, after.reserved], [50, 50, 50, 50]);
  const cash = accountOf(after, 'fallback');
  assert.deepEqual(
    [after.fallback, cash.due, cash.toPayBack, moneyStageOf(after)],
    [45_000, 0, 45_450, 'to_pay_back'],
  );
  assert.equal(sumsOf(partly.agreement).toPayBack, 45_450);
  const final = partly.steps.findLast(({ fact }) => fact.kind === 'ruling_final');
  assert.ok(final);
  const [debt] = debtsOf(after, partly.steps).filter(({ owed }) => owed === 'back');
  assert.deepEqual([debt?.amount, debt?.unsent, debt?.since], [45_450, 45_450, final.sequence]);
  const owing = dueStepsOf(partly.agreement, partly.steps).map(({ wait: deadline, owes, entry }) => [
    deadline,
    owes,
    entry,
  ]);
  assert.deepEqual(owing, [
    ['payment', 'project', 3],
    ['paying_back', 'contributor', final.sequence],
  ]);
  assert.equal(
    partly.faultOf('2026-02-22', 'contributor', { kind: 'reverse', entry: payment + 3 }),
    'confirmation_stands',
  );
  // An entry of before, which names no cash, took nothing back that was paid, and still verifies.
  const legacy = apply(untaken, {
    sequence: final.sequence,
    at: final.at,
    side: 'product',
    fact: { kind: 'ruling_final', milestone: 1, vestedTakenBack: 299, unitsReturned: 299 },
  });
  assert.deepEqual([legacy.milestones[0]?.gone, legacy.milestones[0]?.fallback], [101, 90_900]);
  const back: Command = { kind: 'pay_back', milestone: 1, amount: 45_451, day: '2026-03-01', way };
  assert.equal(partly.faultOf('2026-02-23', 'contributor', back), 'payment_too_large');
  partly.do('2026-02-23', 'contributor', { ...back, amount: 45_450 });
  partly.do('2026-02-24', 'project', {
    kind: 'confirm_paid_back',
    milestone: 1,
    payment: partly.agreement.sequence,
    amount: 45_000,
  });
  assert.equal(accountOf(partly.milestone(1), 'fallback').toPayBack, 450);
  // The project closes what does not come back.
  assert.equal(partly.faultOf('2026-02-25', 'contributor', closeBack), 'not_your_side');
  assert.equal(partly.faultOf('2026-02-25', 'project', close), 'not_your_side');
  partly.do('2026-02-25', 'project', closeBack);
  assert.deepEqual(
    [
      dueStepsOf(partly.agreement, partly.steps).map(({ wait: deadline }) => deadline),
      partly.steps.at(-1)?.fact,
    ],
    [['payment'], { kind: 'closed_open', milestone: 1, amount: 450 }],
  );
  assert.equal(partly.faultOf('2026-02-26', 'project', closeBack), 'not_due');
  assert.deepEqual(
    partly.pass('2030-01-01').filter((kind) => kind !== 'settled' && kind !== 'completed'),
    [],
  );

  const givenUp = accepted({ vesting: { kind: 'at_once' } });
  givenUp.do('2026-02-03', 'contributor', { kind: 'give_up_units', units: 30 });
  givenUp.do('2026-02-05', 'project', dispute);
  givenUp.do('2026-02-13', 'administrator', rule(0, true));
  assert.deepEqual([givenUp.milestone(1).vested, givenUp.milestone(1).gone], [30, 30]);
});

test('while a leaver’s ruling can be appealed no sum is below zero', () => {
  const ledger = accepted({ leaver: 'return' }, [{}, {}]);
  ledger.do('2026-07-01', 'contributor', { kind: 'give_notice', cause: null });
  ledger.pass('2026-07-20');
  assert.ok(ledger.milestone(1).returned > 0);
  ledger.do('2026-07-21', 'project', dispute);
  ledger.do('2026-07-29', 'administrator', rule(250_000));
  assert.equal(sumsOf(ledger.agreement).units, 100);
  assert.ok(Object.values(sumsOf(ledger.agreement)).every((figure) => figure >= 0));
  ledger.do('2026-07-30', 'contributor', appeal);
  ledger.do('2026-08-05', 'administrator', rule(1_000_000));
  assert.equal(sumsOf(ledger.agreement).units, ledger.milestone(1).vested);
});

test('an unconfirmed conversion holds back only its own units, and the contributor can reverse it', () => {
  const ledger = accepted({
    vesting: { kind: 'at_once' },
    conversionDay: '2026-09-01',
    fallbackPrice: 900,
  });
  ledger.do('2026-08-31', 'project', { kind: 'state_conversion', units: 1, day: '2026-08-31' });
  const conversion = ledger.agreement.sequence;
  ledger.pass('2026-09-01');
  assert.deepEqual([ledger.milestone(1).gone, ledger.milestone(1).fallback], [399, 359_100]);
  const { whole } = offersOf(ledger.agreement, 'contributor', ledger.agreement.at);
  assert.deepEqual([whole.confirmConversions, whole.reverse], [[conversion], [conversion]]);
  ledger.do('2026-09-02', 'contributor', { kind: 'reverse', entry: conversion });
  assert.deepEqual([ledger.milestone(1).gone, ledger.milestone(1).fallback], [400, 360_000]);
});

test('a ruling is never refused for missing units, and received money stays owed until paid or ruled on', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      play([document], attempts, 5_000, ({ agreement }, decision, { side }) => {
        if ('fault' in decision) {
          const isForUnits = ['units_not_held', 'pool_short'].includes(decision.fault);
          assert.ok(side !== 'administrator' || !isForUnits, decision.fault);
          return;
        }
        const kinds = decision.steps.map(({ fact }) => fact.kind);
        for (const [index, before] of agreement.milestones.entries()) {
          const owedBack = (one = before) => backOf(one ?? before).open;
          if (owedBack(decision.agreement.milestones[index]) < owedBack())
            assert.ok(
              ['ruled', 'paid_back_confirmed', 'closed_open', 'fallback_due'].some((kind) =>
                kinds.some((one) => one === kind),
              ),
              kinds.join(),
            );
        }
      });
    }),
    { numRuns: 200 },
  );
});

test('unconfirmed conversions hold back no more than their own units', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      const { played } = play([document], attempts, 10_000_000_000_000);
      for (const { agreement } of played) {
        const over = { side: 'product', at: late, poolFree: 0 } as const;
        const heldIn = (one: Agreement) => {
          const passed = decide(one, { kind: 'pass_time' }, over);
          assert.ok('agreement' in passed);
          return passed.agreement.milestones.reduce((sum, milestone) => sum + heldUnits(milestone), 0);
        };
        const stated = agreement.conversions.filter(({ isConfirmed }) => !isConfirmed);
        const units = stated.reduce((sum, one) => sum + one.units, 0);
        assert.equal(heldIn({ ...agreement, conversions: [] }), 0);
        assert.ok(heldIn(agreement) <= units);
      }
    }),
    { numRuns: 150 },
  );
});
