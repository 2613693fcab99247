/** Limits of the money of agreements. They stand apart from the calls because pages need only these. */
export const moneyLimits = {
  /** Minor units of rupees that one UPI payment takes at most; above it bank details are asked for. */
  upiMost: 10_000_000,
  /** How long opened payment details are shown to the owner who has opened them, and to no other. */
  openMinutes: 30,
  upi: 100,
  bank: 300,
  reference: 100,
  /** Payments of one milestone, or conversions of one agreement, that one side has stated and that wait to be confirmed; and what it states within 24 hours. */
  openStatements: 5,
  statementsADay: 20,
  /** Payments that are read at once. */
  payments: 30,
  /** Days overdue after which what is open can be closed as such. */
  closeAfterDays: 90,
  /** Days after a late payment is settled in which its project still "pays late". */
  latePayerDays: 90,
} as const;

/** Kinds of debts, each with a time of its own: the pay, cash in place of shares, and repayments. */
export const dues = ['pay', 'fallback', 'back'] as const;
export type DueKind = (typeof dues)[number];

/** The numbers by which tax offices identify a party. */
export const taxNumberKinds = ['PAN', 'GSTIN'] as const;
