import { type Currency, formatMoney } from '#contract/amounts/money.ts';

export function money(amount: number, currency: Currency): string {
  return formatMoney({ amount, currency });
}
