import { z } from 'zod';
import { currencies } from '#rules/amounts/money.ts';
import { agreementParties, agreementStages } from './limits.ts';

/** The head of every page about an agreement in force. `basedOn` is the last entry of its ledger. */
const head = {
  id: z.string(),
  role: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  person: z.object({ name: z.string(), isGone: z.boolean() }),
  side: z.enum(agreementParties),
  stage: z.enum(agreementStages),
  currency: z.enum(currencies),
  basedOn: z.int(),
};

const named = z.object({ number: z.int(), title: z.string() });
const unitsThen = z.object({ vested: z.int(), returned: z.int() });
export const causeStages = ['none', 'claimed', 'contested', 'upheld', 'refused'] as const;

export const endOfAgreement = z.object({
  ...head,
  noticeDays: z.int(),
  /** The causes that the terms list. */
  causes: z.array(z.string()),
  /** The effects of giving notice now; null where the member cannot give notice. */
  preview: z
    .object({
      endDay: z.string(),
      submitUntil: z.string(),
      cancelled: z.array(named),
      underWay: z.array(named),
      due: z.int(),
      good: unitsThen,
      bad: unitsThen.nullable(),
    })
    .nullable(),
  /** The notice that was given. */
  notice: z
    .object({
      by: z.enum(agreementParties),
      at: z.string(),
      endDay: z.string(),
      submitUntil: z.string(),
      /** The listed cause that was stated, and what was said of it; empty for none. */
      cause: z.string(),
      words: z.string(),
    })
    .nullable(),
  /** How it stands with the cause. */
  cause: z.object({
    stage: z.enum(causeStages),
    contestUntil: z.string(),
    contestWords: z.string(),
    rulingWords: z.string(),
  }),
  /** Milestones that are under way and can still be handed in. */
  underWay: z.array(named),
  /** A side can state a cause only while an administrator exists who could rule on it. */
  can: z.object({ giveNotice: z.boolean(), stateCause: z.boolean(), contest: z.boolean() }),
});
export type EndBody = z.infer<typeof endOfAgreement>;

/** In ten-thousandths of a percent. */
const change = z.object({ from: z.int(), to: z.int() });

export const sharesOfAgreement = z.object({
  ...head,
  instrument: z.string(),
  unitPrice: z.int(),
  fallbackPrice: z.int(),
  conversionDay: z.string(),
  /** 0 months: all at once, on acceptance. */
  vesting: z.object({ months: z.int(), cliff: z.int(), startDay: z.string() }),
  leaver: z.enum(['vest', 'return']),
  /** Units: promised by accepted milestones, vested of these, not vested, and vested and still a promise. */
  units: z.int(),
  vested: z.int(),
  unvested: z.int(),
  held: z.int(),
  /** Cash that is due for shares that never came. */
  fallbackDue: z.int(),
  /** The next day on which units vest, and how many; empty where none is to come. */
  next: z.object({ day: z.string(), units: z.int() }).nullable(),
  months: z.array(
    z.object({
      entry: z.int(),
      at: z.string(),
      day: z.string(),
      milestone: z.int(),
      month: z.int(),
      units: z.int(),
      isLeaving: z.boolean(),
    }),
  ),
  conversions: z.array(
    z.object({
      entry: z.int(),
      at: z.string(),
      units: z.int(),
      day: z.string(),
      /** Empty once it was erased. */
      document: z.string(),
      isConfirmed: z.boolean(),
      /** After this it counts for nothing; empty once it is confirmed. */
      confirmUntil: z.string(),
    }),
  ),
  givenUp: z.array(z.object({ entry: z.int(), at: z.string(), units: z.int() })),
  /** Each version of the pool's totals since the one that the agreement quotes: the share of its units in company and pool. */
  pools: z.array(z.object({ version: z.int(), setAt: z.string(), ofCompany: change, ofPool: change })),
  /** Vested units that neither side has stated as converted into shares. */
  convertible: z.int(),
  can: z.object({
    stateConversion: z.boolean(),
    confirm: z.boolean(),
    withdraw: z.boolean(),
    giveUp: z.boolean(),
  }),
});
export type SharesBody = z.infer<typeof sharesOfAgreement>;
