import { z } from 'zod';
import { amount, currency } from '../amounts/money.ts';
import { units } from '../amounts/units.ts';
import { day } from '../calendar/day.ts';
import { zone } from '../calendar/zone.ts';
import { languageCodes } from '../lists/languages.ts';
import { longText, optionalText, text } from '../text/params.ts';

/** What is agreed. The objects are strict: nothing is signed that nobody checked. */

export const limits = {
  milestones: 30,
  criteria: 10,
  noticeDays: 30,
  vestingMonths: { min: 6, max: 48 },
  cliffMonths: 12,
  shareStep: 5,
} as const;

const share = z
  .int('share_step')
  .min(0, 'share_step')
  .max(100, 'share_step')
  .multipleOf(limits.shareStep, 'share_step');

export const milestoneTerms = z.strictObject({
  number: z.int().min(1).max(limits.milestones),
  title: text(120),
  criteria: z.array(text(300)).min(1, 'criteria_missing').max(limits.criteria, 'criteria_many'),
  hours: z.int('hours_invalid').min(1, 'hours_invalid').max(10_000, 'hours_invalid'),
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
    months: z
      .int()
      .min(limits.vestingMonths.min, 'vesting_months')
      .max(limits.vestingMonths.max, 'vesting_months'),
    cliff: z.int().min(0, 'vesting_cliff').max(limits.cliffMonths, 'vesting_cliff'),
    startDay: day,
  }),
]);
export type VestingTerms = z.infer<typeof vestingTerms>;

export const poolTerms = z.strictObject({
  version: z.int().min(1),
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
  hoursAWeek: z.int().min(1).max(48),
  noticeDays: z.int('notice_days').min(0, 'notice_days').max(limits.noticeDays, 'notice_days'),
  confidentialityYears: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  law: text(120),
  place: text(120),
  currency,
  includesGst: z.boolean(),
  /** Earlier work, open-source parts and generated content that do not pass to the project. */
  notPassing: z.array(text(300)).max(30),
  rights: longText(1, 5000),
  portfolio: text(300),
  /** Causes for which alone somebody may be called a bad leaver. */
  causes: z.array(text(300)).max(10),
  other: optionalText(1000),
  equity: equityTerms.nullable(),
});
export type AgreementTerms = z.infer<typeof agreementTerms>;

const party = z.strictObject({ name: text(200), number: optionalText(60), place: optionalText(200) });

/** The object whose hash both sign. `text` is the full text as it was shown. */
export const agreementDocument = z.strictObject({
  format: z.literal('saharambh-agreement/1'),
  agreement: z.string().min(1).max(36),
  version: z.int().min(1),
  previous: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  parties: z.strictObject({ project: party, contributor: party }),
  terms: agreementTerms,
  milestones: z.array(milestoneTerms).min(1, 'milestones_missing').max(limits.milestones, 'milestones_many'),
  zone,
  language: z.enum(languageCodes),
  text: z.string().min(1),
});
export type AgreementDocument = z.infer<typeof agreementDocument>;
