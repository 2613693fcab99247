import type { PaymentWay } from '../../lists/payment-ways.ts';

/** The sentences of invoices and receipts in one language. Days are written without `Intl` where that words them otherwise with each version. */
export type PaperWords = {
  /** Of the sheet; English if it is not named. */
  language?: string;
  day(day: string): string;
  /** The instruments that we name. */
  instruments: { promise: string; esop: string };
  ways: Record<PaymentWay, string>;
  /** Of letters that a PDF cannot draw. */
  unshown: string;
  number(one: { number: string }): string;
  project(one: { name: string; address: string }): string;
  invoice(one: { number: string }): string;
  date(one: { day: string; dueDay: string }): string;
  from: string;
  to: string;
  for: string;
  milestone(one: { number: number; title: string }): string;
  accepted(one: { day: string }): string;
  value(one: { amount: string }): string;
  awarded(one: { amount: string }): string;
  inUnits(one: { instrument: string; units: string; price: string; amount: string }): string;
  gst: string;
  noGst: string;
  tax(one: { day: string; amount: string; reference: string }): string;
  toBePaid(one: { amount: string }): string;
  closing(one: { agreement: string; version: number }): string;
  receipt(one: { number: string }): string;
  receivedBy: string;
  fallback(one: { amount: string }): string;
  payments: string;
  /** `withheld` is empty where nothing was. */
  sent(one: {
    entry: number;
    day: string;
    way: string;
    reference: string;
    amount: string;
    withheld: string;
  }): string;
  unconfirmed: string;
  confirmed(one: { isSilent: boolean; day: string; amount: string }): string;
  /** `confirmed` is empty where nothing is yet. */
  paidBack(one: { entry: number; day: string; way: string; amount: string; confirmed: string }): string;
  inAll(one: { amount: string }): string;
  closedOpen(one: { amount: string }): string;
  last(one: { sequence: number; day: string; hash: string }): string;
};
