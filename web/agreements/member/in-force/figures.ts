import { type Currency, formatMoney } from '#rules/amounts/money.ts';

export function money(amount: number, currency: Currency): string {
  return formatMoney({ amount, currency });
}
