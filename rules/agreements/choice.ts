import { percentOf } from '../amounts/units.ts';
import { limits } from './limits.ts';
import type { EquityTerms, MilestoneTerms, PoolTerms } from './terms.ts';
import { sumOf, times, timesDivided } from './whole-numbers.ts';

export type Split = { units: number; pay: number };

/** units = (value × share) div (100 × unit price); the rest of the value is paid. An awarded value is split the same way. */
export function split(value: number, share: number, unitPrice: number): Split {
  const units = share === 0 ? 0 : timesDivided(value, share, times(100, unitPrice));
  return { units, pay: value - times(units, unitPrice) };
}

export type MilestoneBounds = Pick<MilestoneTerms, 'value' | 'lowestShare' | 'highestShare'>;

/** The shares that the contributor may pick: in steps of 5 within the bounds, and those above 0 that give a unit. */
export function sharesOffered(milestone: MilestoneBounds, unitPrice: number | null): number[] {
  const shares: number[] = [];
  for (let share = milestone.lowestShare; share <= milestone.highestShare; share += limits.shareStep)
    if (share === 0 || (unitPrice !== null && split(milestone.value, share, unitPrice).units > 0))
      shares.push(share);
  return shares;
}

/** Units that must be free before a party may sign: those of every milestone at its lowest share. */
export function unitsAtLowestShares(
  milestones: readonly MilestoneBounds[],
  equity: EquityTerms | null,
): number {
  if (!equity) return 0;
  return sumOf(
    milestones.map((milestone) => {
      const lowest = sharesOffered(milestone, equity.unitPrice)[0] ?? 0;
      return split(milestone.value, lowest, equity.unitPrice).units;
    }),
  );
}

/** The effect of a choice, as the contributor sees it while choosing. Percentages in ten-thousandths, cut. */
export type ChoicePreview = Split & { ofPool: bigint; ofCompany: bigint; ofCompanyLater: bigint };

/** "if new holders later own 20 % of the company": eight tenths are kept. */
const keptLater = 8;

export function previewChoice(value: number, share: number, equity: EquityTerms): ChoicePreview {
  const { units, pay } = split(value, share, equity.unitPrice);
  return { units, pay, ...percentages(units, equity.pool) };
}

/** The same percentages for any number of units, such as all chosen so far. */
export function percentages(units: number, pool: Pick<PoolTerms, 'poolUnits' | 'companyUnits'>) {
  return {
    ofPool: percentOf(units, pool.poolUnits),
    ofCompany: percentOf(units, pool.companyUnits),
    ofCompanyLater: percentOf(units, pool.companyUnits, keptLater),
  };
}

/** "at this price the whole company would be worth {amount}" */
export function companyWorth(equity: Pick<EquityTerms, 'unitPrice' | 'pool'>): bigint {
  return BigInt(equity.unitPrice) * BigInt(equity.pool.companyUnits);
}

/** Minor units for an hour, cut; null where no hours are planned. */
export function valuePerHour(milestone: Pick<MilestoneTerms, 'value' | 'hours'>): number {
  return timesDivided(milestone.value, 1, milestone.hours);
}
