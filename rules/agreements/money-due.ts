import type { Step } from './facts.ts';
import type { DueKind } from './money-limits.ts';
import { accountOf, type Owed } from './money-of.ts';
import type { Milestone } from './state.ts';
import { sumOf } from './whole-numbers.ts';

/** A part of what is owed for a milestone, with the entry that made it so. */
export type Debt = {
  owed: DueKind;
  /** The entry since which it is owed, and when that was written. */
  since: number;
  from: string;
  amount: number;
  /** The part that is not stated as sent, and the part that is not confirmed. */
  unsent: number;
  unsettled: number;
};

/**
 * The open debts of a milestone, the oldest first. Sent and confirmed amounts cover the oldest debts first. A debt that a
 * correction renews is due since that entry, and a later promise of cash has a time of its own.
 */
export function debtsOf(milestone: Milestone, steps: readonly Step[]): Debt[] {
  const own = steps.filter(({ fact }) => 'milestone' in fact && fact.milestone === milestone.number);
  return [...payDebts(milestone, own), ...fallbackDebts(milestone, own), ...backDebts(milestone, own)];
}

type Made = Pick<Debt, 'since' | 'from' | 'amount'>;

function payDebts(milestone: Milestone, steps: readonly Step[]): Debt[] {
  let made: Made[] = [];
  for (const { sequence: since, at: from, fact } of steps) {
    if (fact.kind !== 'accepted' && fact.kind !== 'ruled') continue;
    const more = fact.pay - sumOf(made.map(({ amount }) => amount));
    if (more > 0) made.push({ since, from, amount: more });
    else made = less(made, -more);
  }
  const { confirmed, paidBack, awaited } = accountOf(milestone, 'pay');
  const held = confirmed - paidBack;
  const debts = covered(made, 'pay', held + awaited, held);
  return milestone.isClosed ? debts.map(withNothingOpen) : debts;
}

/** A ruling that lowers what is owed takes from what was owed last. */
function less(made: readonly Made[], amount: number): Made[] {
  let left = amount;
  return made
    .toReversed()
    .flatMap((one) => {
      const taken = Math.min(left, one.amount);
      left -= taken;
      return taken < one.amount ? [{ ...one, amount: one.amount - taken }] : [];
    })
    .toReversed();
}

function fallbackDebts(milestone: Milestone, steps: readonly Step[]): Debt[] {
  const all = steps.flatMap(({ sequence: since, at: from, fact }) =>
    fact.kind === 'fallback_due' ? [{ since, from, amount: fact.amount }] : [],
  );
  const final = steps.findLast(({ fact }) => fact.kind === 'ruling_final')?.sequence ?? 0;
  const made = [
    ...less(
      all.filter(({ since }) => since < final),
      sumOf(all.map(({ amount }) => amount)) - milestone.fallback,
    ),
    ...all.filter(({ since }) => since > final),
  ];
  const { confirmed, paidBack, awaited } = accountOf(milestone, 'fallback');
  const held = confirmed - paidBack;
  return covered(made, 'fallback', held + awaited, held);
}

/** Money received above the pay, owed since the ruling that reduced it; and cash for units, owed since the final ruling. */
function backDebts(milestone: Milestone, steps: readonly Step[]): Debt[] {
  if (milestone.isBackClosed) return [];
  const since = (kind: 'ruled' | 'ruling_final') => steps.findLast(({ fact }) => fact.kind === kind);
  return [
    ...backDebtsOf(milestone, 'pay', since('ruled')),
    ...backDebtsOf(milestone, 'fallback', since('ruling_final')),
  ];
}

function backDebtsOf(milestone: Milestone, kind: Owed, ruled: Step | undefined): Debt[] {
  const { toPayBack, paidBackAwaited } = accountOf(milestone, kind);
  if (!ruled) return [];
  const paidBack = sumOf(
    milestone.payments
      .filter(({ owed, direction }) => owed === kind && direction === 'back')
      .map(({ amount, confirmed }) => confirmed ?? amount),
  );
  const amount = toPayBack + paidBack;
  if (amount === 0) return [];
  const { sequence: since, at: from } = ruled;
  const unsettled = toPayBack + paidBackAwaited;
  return [{ owed: 'back', since, from, amount, unsent: toPayBack, unsettled }];
}

function covered(made: readonly Made[], owed: DueKind, sent: number, settled: number): Debt[] {
  let [leftOfSent, leftOfSettled] = [sent, settled];
  return made.map((one) => {
    const unsent = Math.max(0, one.amount - leftOfSent);
    const unsettled = Math.max(0, one.amount - leftOfSettled);
    leftOfSent = Math.max(0, leftOfSent - one.amount);
    leftOfSettled = Math.max(0, leftOfSettled - one.amount);
    return { ...one, owed, unsent, unsettled };
  });
}

const withNothingOpen = (debt: Debt): Debt => ({ ...debt, unsent: 0, unsettled: 0 });
