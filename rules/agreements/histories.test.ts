import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyDocument } from '#tests/agreements/agreement-documents.ts';
import { anyAttempts, type History, play, signedAt } from '#tests/agreements/agreement-histories.ts';
import { likelyAttempts } from '#tests/agreements/agreement-stories.ts';
import { apply } from './apply.ts';
import { decide, reservedUnits } from './decide.ts';
import { type Fact, facts, type Step } from './facts.ts';
import { accountOf, isDisputed } from './money-of.ts';
import { RuleFault } from './rule-fault.ts';
import { type Agreement, agreementOf } from './state.ts';
import { sumsOf } from './sums.ts';

const pool = 10_000_000_000_000;
/** Histories that each property is tried on. */
const numRuns = 300;
const histories = anyDocument.chain((document) =>
  fc.oneof(likelyAttempts(document), anyAttempts()).map((attempts) => ({ document, attempts })),
);

function replay(history: History): Agreement {
  return history.steps.reduce(
    (agreement, step) => apply(agreement, step),
    agreementOf(history.agreement.document, signedAt),
  );
}

/** When every vesting that a document can name is over. */
const late = (at: string) => new Date(Date.parse(at) + 10 * 366 * 86_400_000).toISOString();

/** Units that the entries alone say are taken from the pool. */
function takenBy(steps: readonly Step[]): number {
  return steps.reduce((sum, { fact }) => sum + unitsMoved(fact), 0);
}

function unitsMoved(fact: Fact): number {
  switch (fact.kind) {
    case 'started':
      return fact.units;
    case 'ruled':
      return fact.unitsTaken;
    case 'accepted':
    case 'milestone_dropped':
    case 'ruling_final':
      return -fact.unitsReturned;
    case 'units_returned':
      return -fact.units;
    default:
      return 0;
  }
}

test('Σ units × price + Σ pay = Σ w, whatever happens', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      const { played } = play([document], attempts, pool);
      for (const { agreement } of played) {
        const price = BigInt(document.terms.equity?.unitPrice ?? 0);
        const accepted = agreement.milestones.filter(({ stage }) => stage === 'accepted');
        const units = accepted.reduce((sum, milestone) => sum + BigInt(milestone.units), 0n);
        const pay = accepted.reduce((sum, milestone) => sum + BigInt(milestone.pay), 0n);
        const awarded = accepted.reduce((sum, milestone) => sum + BigInt(milestone.awarded ?? 0), 0n);
        assert.equal(units * price + pay, awarded);
      }
    }),
    { numRuns },
  );
});

test('free + taken = pool over several agreements, and no milestone starts on more than is free', () => {
  const several = fc.tuple(anyDocument, anyDocument, anyDocument);
  fc.assert(
    fc.property(several, anyAttempts(3, 80), fc.nat(5_000), (documents, attempts, size) => {
      const { played, poolFree } = play(documents, attempts, size, (history, decision, _attempt, free) => {
        if ('fault' in decision || decision.unitsTaken <= Math.max(0, free)) return;
        assert.equal(
          decision.steps[0]?.fact.kind,
          'ruled',
          'only a ruling, or what both agree, takes more than is free',
        );
        assert.ok(history.steps.length > 0);
      });
      assert.equal(poolFree + played.reduce((sum, { agreement }) => sum + reservedUnits(agreement), 0), size);
      for (const { steps, agreement } of played) assert.equal(takenBy(steps), reservedUnits(agreement));
    }),
    { numRuns },
  );
});

test('Σ vested = units after the last month, for a contributor who did not leave', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      const { played, at } = play([document], attempts, pool);
      for (const { agreement } of played) {
        const passed = decide(
          agreement,
          { kind: 'pass_time' },
          { side: 'product', at: late(at), poolFree: 0 },
        );
        assert.ok('steps' in passed);
        for (const milestone of passed.agreement.milestones) {
          if (milestone.stage !== 'accepted' || isDisputed(milestone)) continue;
          const isHeld = ['claimed', 'contested'].includes(passed.agreement.cause);
          if (!isHeld)
            assert.equal(milestone.vested + milestone.returned, Math.max(milestone.units, milestone.gone));
          if (passed.agreement.status !== 'ended') assert.equal(milestone.returned, 0);
        }
      }
    }),
    { numRuns },
  );
});

test('no more vests than was accepted, no more is confirmed than was sent, nothing is below zero', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      play([document], attempts, pool, (_history, decision) => {
        if ('fault' in decision) return;
        for (const milestone of decision.agreement.milestones) {
          assert.ok(milestone.vested <= milestone.reserved, 'what has vested is held from the pool');
          assert.ok(milestone.gone <= milestone.vested);
          // Units that were paid, converted or given up stay, even above what a ruling awards.
          if (!isDisputed(milestone))
            assert.ok(milestone.vested <= Math.max(milestone.units, milestone.gone));
          for (const { amount, confirmed } of milestone.payments) assert.ok((confirmed ?? 0) <= amount);
          const account = accountOf(milestone, 'pay');
          assert.ok(Object.values(account).every((figure) => figure >= 0));
        }
        assert.ok(
          Object.values(sumsOf(decision.agreement)).every(
            (figure) => figure >= 0 && Number.isSafeInteger(figure),
          ),
        );
      });
    }),
    { numRuns },
  );
});

test('after an agreement is settled nothing is written but vesting and conversion', () => {
  const later = [
    'vested',
    'conversion_stated',
    'conversion_confirmed',
    'units_given_up',
    'fallback_due',
    'payment_sent',
    'payment_confirmed',
    'reversed',
  ];
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      const { played } = play([document], [...attempts, ...attempts], pool);
      for (const { steps } of played) {
        const settled = steps.findIndex(({ fact }) => fact.kind === 'settled');
        if (settled < 0) continue;
        for (const { fact } of steps.slice(settled + 1)) {
          assert.ok(later.includes(fact.kind), fact.kind);
          if (fact.kind === 'payment_sent') assert.equal(fact.owed, 'fallback');
        }
      }
    }),
    { numRuns },
  );
});

test('the entries hold the whole state: a replay gives the same agreement', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      const { played } = play([document], attempts, pool);
      for (const one of played) assert.deepEqual(replay(one), one.agreement);
    }),
    { numRuns },
  );
});

test('months missed in downtime become one entry each, the same as if each had been written in time', () => {
  fc.assert(
    fc.property(anyDocument, fc.integer({ min: 1, max: 60 }), ({ ...document }, months) => {
      const start = [
        {
          agreement: 0,
          side: 'contributor' as const,
          hours: 0,
          command: { kind: 'start' as const, milestone: 1, share: document.milestones[0]?.highestShare ?? 0 },
        },
        {
          agreement: 0,
          side: 'contributor' as const,
          hours: 1,
          command: { kind: 'submit' as const, milestone: 1, hours: 1, proposed: null },
        },
        {
          agreement: 0,
          side: 'project' as const,
          hours: 1,
          command: { kind: 'accept' as const, milestone: 1 },
        },
      ];
      const passes = (count: number, hours: number) =>
        Array.from({ length: count }, () => ({
          agreement: 0,
          side: 'product' as const,
          hours,
          command: { kind: 'pass_time' as const },
        }));
      const vested = (attempts: Parameters<typeof play>[1]) =>
        play([document], attempts, Number.MAX_SAFE_INTEGER).played[0]?.steps.flatMap(({ fact }) =>
          fact.kind === 'vested' ? [fact] : [],
        );
      const often = vested([...start, ...passes(months * 3, 24 * 10)]);
      const once = vested([...start, ...passes(1, months * 3 * 24 * 10)]);
      assert.deepEqual(once, often);
    }),
    { numRuns: 400 },
  );
});

test('a refused command changes nothing, and every refusal has a code', () => {
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      play([document], attempts, pool, (history, decision) => {
        if (!('fault' in decision)) return;
        assert.match(decision.fault, /^[a-z_]+$/);
        assert.deepEqual(replay(history), history.agreement);
      });
    }),
    { numRuns: 200 },
  );
});

test('a figure that does not follow from what stands is refused on replay', () => {
  const derived = /^(units|pay|awarded|unitsReturned|unitsTaken|vestedTakenBack|month)$/;
  let changed = 0;
  fc.assert(
    fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 9 }), ({ document, attempts }, pick, by) => {
      const { played } = play([document], attempts, pool);
      const steps = played[0]?.steps ?? [];
      const figures = steps.flatMap(({ fact }, index) =>
        [
          'started',
          'accepted',
          'settlement_proposed',
          'ruling_final',
          'vested',
          'units_returned',
          'milestone_dropped',
          'fallback_due',
          'closed_open',
        ].includes(fact.kind)
          ? Object.keys(fact)
              .filter((key) => derived.test(key))
              .map((key) => ({ index, key }))
          : [],
      );
      const figure = figures[pick % Math.max(1, figures.length)];
      if (!figure) return;
      changed++;
      const tampered = steps.map((step, index) =>
        index === figure.index
          ? {
              ...step,
              fact: { ...step.fact, [figure.key]: Number(Object(step.fact)[figure.key]) + by } as Fact,
            }
          : step,
      );
      assert.throws(
        () => tampered.reduce((agreement, step) => apply(agreement, step), agreementOf(document, signedAt)),
        RuleFault,
      );
    }),
    { numRuns },
  );
  assert.ok(changed > numRuns / 4, 'enough histories had a figure to change');
});

test('the histories reach every kind of entry', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(histories, ({ document, attempts }) => {
      for (const { steps } of play([document], attempts, pool).played)
        for (const { fact } of steps) seen.set(fact.kind, (seen.get(fact.kind) ?? 0) + 1);
    }),
    { numRuns: 1_000, seed: 1 },
  );
  const kinds = facts.options.map((option) => option.shape.kind.value).filter((kind) => kind !== 'amended');
  assert.deepEqual(
    kinds.filter((kind) => (seen.get(kind) ?? 0) < 3),
    [],
  );
});
