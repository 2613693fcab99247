import { type Currency, formatMoney } from '#contract/amounts/money.ts';
import { formatPercent } from '#contract/amounts/units.ts';
import { milestoneTexts as texts } from '#texts/milestones.ts';

export function money(amount: number, currency: Currency): string {
  return formatMoney({ amount, currency });
}

/** A percentage that came in ten-thousandths, of something that is there. */
export function percent(tenThousandths: number, isSome: boolean): string {
  return formatPercent(BigInt(tenThousandths), isSome) ?? texts.lessThan;
}
