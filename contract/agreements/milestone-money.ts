import { z } from 'zod';
import { dues, taxNumberKinds } from '#rules/agreements/money-limits.ts';
import { currency } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { agreementParties } from './limits.ts';

/** The amounts that are owed, sent and confirmed for a milestone, as one of its sides reads them. */

export const due = z.enum(dues, broken('choice', dues.join(', ')));
const sum = z.int();
/** The account of one kind of debt for a milestone; `open` is the amount that was not received. */
export const account = z.object({
  owed: sum,
  confirmed: sum,
  awaited: sum,
  paidBack: sum,
  paidBackAwaited: sum,
  open: sum,
  due: sum,
  toPayBack: sum,
});

const payment = z.object({
  /** The entry that states it, and what it is named by. */
  entry: z.int(),
  at: z.string(),
  owed: due,
  sent: sum,
  withheld: sum,
  day: z.string(),
  way: z.string(),
  reference: z.string(),
  taxReference: z.string(),
  /** Null while the recipient has confirmed none of it. */
  confirmed: sum.nullable(),
  /** The number of the confirming entry; 0 without one. */
  confirmedBy: z.int(),
  confirmedAt: z.string(),
  isSilent: z.boolean(),
  /** By an entry that names it. */
  isReversed: z.boolean(),
});
export type PaymentBody = z.infer<typeof payment>;

const payout = z.object({
  isGiven: z.boolean(),
  /** Encrypted under a server secret that is no longer kept; the contributor has to enter the details again. */
  isUnreadable: z.boolean(),
  savedAt: z.string(),
  /** Others were given before, and replaced. */
  isChanged: z.boolean(),
  openings: z.array(z.object({ name: z.string(), at: z.string() })),
  /** For the owner who has opened it alone, and for its contributor. */
  opened: z
    .object({
      upi: z.string(),
      bank: z.string(),
      until: z.string(),
      /** The amount still due, less the tax withheld. */
      amount: sum,
      /** Empty above the UPI limit, in another currency and without a UPI ID. `code`: its modules as the path of a picture. */
      link: z.string(),
      code: z.object({ size: z.int(), path: z.string() }).nullable(),
    })
    .nullable(),
});

const dueTime = z.object({
  owed: due,
  /** The entry since which it is owed, and what it is named by. */
  since: z.int(),
  amount: sum,
  dueAt: z.string(),
  /** Empty while it is not late. */
  overdueAt: z.string(),
  moreTime: z
    .object({ days: z.int(), reason: z.string(), isAnswered: z.boolean(), isAgreed: z.boolean() })
    .nullable(),
});
export type DueTimeBody = z.infer<typeof dueTime>;

export const milestoneMoney = z
  .object({
    number: z.int(),
    title: z.string(),
    side: z.enum(agreementParties),
    currency,
    /** The last entry of the ledger, on which commands are based. */
    sequence: z.int(),
    stage: z.enum(['none', 'due', 'paid', 'to_pay_back', 'settled', 'closed']),
    pay: account,
    fallback: account,
    /** The newest, or those before an entry, in order; and all that wait to be confirmed. */
    payments: z.array(payment),
    /** For the older ones: the entry before which they lie; 0 where there are none. */
    next: z.int(),
    dues: z.array(dueTime),
    /** "Closed with {amount} open." */
    closed: z.object({ amount: sum, at: z.string() }).nullable(),
    /** The same of what is to be paid back, by the project. */
    closedBack: z.object({ amount: sum, at: z.string() }).nullable(),
    payout,
    /** The own side's number; only its last four characters show. */
    taxNumber: z.object({ kind: z.enum(taxNumberKinds), ends: z.string() }).nullable(),
    isTaxNumberUnreadable: z.boolean(),
    can: z.object({
      send: z.boolean(),
      confirm: z.boolean(),
      payBack: z.boolean(),
      confirmPaidBack: z.boolean(),
      /** The entries that the caller may take back. */
      reverse: z.array(z.int()),
      close: z.boolean(),
      closeBack: z.boolean(),
      savePayout: z.boolean(),
      openPayout: z.boolean(),
      askMoreTime: z.array(z.int()),
      answerMoreTime: z.array(z.int()),
      saveTaxNumber: z.boolean(),
      invoice: z.boolean(),
      receipt: z.boolean(),
    }),
  })
  .meta({ id: 'MilestoneMoney' });
export type MilestoneMoneyBody = z.infer<typeof milestoneMoney>;
