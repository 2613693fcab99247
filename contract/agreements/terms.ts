import { z } from 'zod';
import { amount, currency, units } from '../amounts/params.ts';
import { day, zone } from '../calendar/params.ts';
import { languageCodes } from '../lists/languages.ts';
import { broken } from '../rules.ts';
import { longText, optionalText, text } from '../text/params.ts';
import { limits } from './limits.ts';

/** What is agreed. The objects are strict: nothing is signed that nobody checked. */

const shareMessage = broken('step', limits.shareStep, 0, 100);
const share = z
  .int(shareMessage)
  .min(0, shareMessage)
  .max(100, shareMessage)
  .multipleOf(limits.shareStep, shareMessage);

export const milestoneTerms = z.strictObject({
  number: whole(1, limits.milestones),
  title: text(120),
  criteria: listOf(text(300), 1, limits.criteria),
  hours: whole(1, limits.milestoneHours),
  value: amount,
  dueDay: day,
  lowestShare: share,
  highestShare: share,
});
export type MilestoneTerms = z.infer<typeof milestoneTerms>;

export const vestingTerms = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('at_once') }),
  z.strictObject({
    kind: z.literal('monthly'),
    months: whole(limits.vestingMonths.min, limits.vestingMonths.max),
    cliff: whole(0, limits.cliffMonths),
    startDay: day,
  }),
]);
export type VestingTerms = z.infer<typeof vestingTerms>;

export const poolTerms = z.strictObject({
  version: whole(1, 10_000),
  companyUnits: units,
  poolUnits: units,
  asOfDay: day,
});
export type PoolTerms = z.infer<typeof poolTerms>;

export const equityTerms = z.strictObject({
  instrument: text(80),
  unitPrice: amount,
  priceSource: text(300),
  vesting: vestingTerms,
  /** What happens to a good leaver's unvested units: they vest at the end date, or return to the pool. */
  leaver: z.enum(['vest', 'return']),
  conversionDay: day,
  fallbackPrice: amount,
  pool: poolTerms,
});
export type EquityTerms = z.infer<typeof equityTerms>;

export const agreementTerms = z.strictObject({
  role: text(120),
  work: longText(1, 5000),
  startDay: day,
  endDay: day.nullable(),
  hoursAWeek: whole(1, 48),
  noticeDays: whole(0, limits.noticeDays),
  confidentialityYears: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  law: text(120),
  place: text(120),
  currency,
  includesGst: z.boolean(),
  /** Earlier work, open-source parts and generated content that do not pass to the project. */
  notPassing: listOf(text(300), 0, 30),
  rights: longText(1, 5000),
  portfolio: text(300),
  /** Causes for which alone somebody may be called a bad leaver. */
  causes: listOf(text(300), 0, 10),
  other: optionalText(1000),
  equity: equityTerms.nullable(),
});
export type AgreementTerms = z.infer<typeof agreementTerms>;

const party = z.strictObject({ name: text(200), number: optionalText(60), place: optionalText(200) });

/** The object whose hash both sign. `text` is the full text as it was shown. */
export const agreementDocument = z.strictObject({
  format: z.literal('saharambh-agreement/1'),
  agreement: z.string().min(1).max(36),
  version: whole(1, 10_000),
  previous: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  parties: z.strictObject({ project: party, contributor: party }),
  terms: agreementTerms,
  milestones: listOf(milestoneTerms, 1, limits.milestones),
  zone,
  language: z.enum(languageCodes),
  text: z.string().min(1),
});
export type AgreementDocument = z.infer<typeof agreementDocument>;

function whole(least: number, most: number) {
  const message = broken('range', least, most);
  return z.int(message).min(least, message).max(most, message);
}

function listOf<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const message = broken('list_between', least, most);
  return z.array(item, message).min(least, message).max(most, message);
}
