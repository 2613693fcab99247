import { z } from 'zod';
import { largestAmount } from '../amounts/money.ts';
import { day, moment } from '../calendar/params.ts';
import { paymentWays } from '../lists/payment-ways.ts';

/** Who acts: one of the two parties, the product for entries that follow from time, or an administrator who rules. */
export const sides = ['project', 'contributor', 'product', 'administrator'] as const;
export type Side = (typeof sides)[number];

const count = z.int().min(0).max(largestAmount);
const milestone = z.int().min(1).max(30);
const sequence = z.int().min(1);
/** Agreed by both: the entry that proposed it. Rulings of administrators do not name it. */
const agreed = sequence.optional();
/** SHA-256 as hex digits. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const fact = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** The entries of a ledger: whole numbers, days and closed lists of words, nothing personal. */
export const facts = z.discriminatedUnion('kind', [
  fact('started', {
    milestone,
    version: z.int().min(1),
    share: z.int().min(0).max(100),
    units: count,
    pay: count,
  }),
  fact('submitted', { milestone, hours: count, proposed: count.nullable() }),
  fact('changes_asked', { milestone, criterion: z.int().min(1).max(10) }),
  fact('accepted', {
    milestone,
    awarded: count,
    units: count,
    pay: count,
    unitsReturned: count,
    isSilent: z.boolean(),
  }),
  fact('milestone_cancelled', { milestone }),
  fact('milestone_dropped', { milestone, unitsReturned: count }),
  fact('payment_sent', {
    milestone,
    owed: z.enum(['pay', 'fallback']),
    sent: count,
    withheld: count,
    day,
    way: z.enum(paymentWays),
  }),
  fact('payment_confirmed', { milestone, payment: sequence, amount: count, isSilent: z.boolean() }),
  fact('reversed', { entry: sequence }),
  fact('paid_back', { milestone, amount: count, day, way: z.enum(paymentWays) }),
  fact('paid_back_confirmed', { milestone, payment: sequence, amount: count, isSilent: z.boolean() }),
  fact('closed_open', { milestone, amount: count }),
  fact('vested', {
    milestone,
    month: z.int().min(0).max(48),
    day,
    units: count,
    because: z.enum(['month', 'leaving']),
  }),
  fact('units_returned', { milestone, units: count }),
  fact('dispute_opened', { milestone }),
  /** Texts and files of one side, by their salted hashes. */
  fact('evidence_given', { milestone }),
  fact('ruled', {
    milestone,
    awarded: count,
    units: count,
    pay: count,
    unitsTaken: count,
    isAppeal: z.boolean(),
    agreed,
  }),
  /** The values that a ruling may set, as one side proposes them to the other. */
  fact('settlement_proposed', { milestone, awarded: count, units: count, pay: count }),
  /** By the other side, which declines it; by its own, which takes it back; by the product once its time is over. */
  fact('settlement_closed', { milestone, proposal: sequence }),
  fact('dispute_withdrawn', { milestone }),
  fact('appealed', { milestone }),
  /** `cashTakenBack`: sent in cash for units that are taken back, and to be paid back; not named where there is none. */
  fact('ruling_final', {
    milestone,
    unitsReturned: count,
    vestedTakenBack: count,
    cashTakenBack: z.int().min(1).max(largestAmount).optional(),
    agreed,
  }),
  fact('notice_given', { endDay: day, cause: z.int().min(1).max(10).nullable() }),
  fact('cause_contested', {}),
  fact('cause_decided', { isUpheld: z.boolean() }),
  fact('ended', {}),
  fact('completed', {}),
  fact('settled', {}),
  fact('amended', { version: z.int().min(2), document: sha256 }),
  fact('conversion_stated', { units: count, day }),
  fact('conversion_confirmed', { conversion: sequence }),
  fact('units_given_up', { units: count }),
  fact('fallback_due', { milestone, units: count, amount: count }),
]);
export type Fact = z.infer<typeof facts>;
export type FactKind = Fact['kind'];
export const factKinds = facts.options.map(({ shape }) => shape.kind.value);
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;

/** A fact with its number in the ledger, its time and its side: all that the arithmetic needs. */
export const step = z.strictObject({ sequence, at: moment, side: z.enum(sides), fact: facts });
export type Step = z.infer<typeof step>;
