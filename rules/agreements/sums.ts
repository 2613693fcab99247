import { accountOf, backOf } from './money-of.ts';
import type { Agreement, Milestone } from './state.ts';
import type { EquityTerms } from './terms.ts';
import { sumOf } from './whole-numbers.ts';

/** Running sums of an agreement, in its one currency and in units of one project: never added across either. */
export type Sums = {
  awarded: number;
  pay: number;
  confirmed: number;
  due: number;
  awaited: number;
  toPayBack: number;
  closedOpen: number;
  units: number;
  vested: number;
  unvested: number;
  held: number;
  reserved: number;
  fallbackDue: number;
};

export function sumsOf({ milestones }: Agreement): Sums {
  const accepted = milestones.filter(({ stage }) => stage === 'accepted');
  const sum = (of: (milestone: Milestone) => number, over: readonly Milestone[] = milestones) =>
    sumOf(over.map(of));
  const pay = (milestone: Milestone) => accountOf(milestone, 'pay');
  return {
    awarded: sum(({ awarded }) => awarded ?? 0, accepted),
    pay: sum((milestone) => milestone.pay, accepted),
    confirmed: sum((milestone) => pay(milestone).confirmed - pay(milestone).paidBack),
    due: sum((milestone) => pay(milestone).due),
    awaited: sum((milestone) => pay(milestone).awaited),
    toPayBack: sum((milestone) => backOf(milestone).toPayBack),
    closedOpen: sum(
      (milestone) => pay(milestone).open,
      milestones.filter(({ isClosed }) => isClosed),
    ),
    units: sum(({ units, returned }) => Math.max(0, units - returned), accepted),
    vested: sum(({ vested }) => vested),
    unvested: sum(({ units, vested, returned }) => Math.max(0, units - returned - vested), accepted),
    held: sum(({ vested, gone }) => vested - gone),
    reserved: sum(({ reserved }) => reserved),
    fallbackDue: sum((milestone) => accountOf(milestone, 'fallback').due),
  };
}

/**
 * Unvested units that would be lost if the agreement ended that day, shown to a contributor while choosing: those of accepted
 * milestones, and all units of this choice, since none of them has vested yet.
 */
export function lostIfEnded(
  agreement: Agreement,
  choice: { units: number; equity: EquityTerms | null } = { units: 0, equity: null },
): number {
  const isLost = choice.equity?.leaver === 'return' && choice.equity.vesting.kind === 'monthly';
  const accepted = agreement.milestones
    .filter(({ stage, equity }) => stage === 'accepted' && equity?.leaver === 'return')
    .map(({ units, vested, returned }) => Math.max(0, units - returned - vested));
  return sumOf([...accepted, isLost ? choice.units : 0]);
}
