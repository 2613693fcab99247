import { z } from 'zod';
import { amount, currency, units } from '../amounts/params.ts';
import { broken } from '../broken.ts';
import { day, zone } from '../calendar/params.ts';
import { registries } from '../lists/kinds.ts';
import { languageCodes } from '../lists/languages.ts';
import { longText, optionalText, text } from '../text/params.ts';
import { limits } from './limits.ts';

/** The terms of an agreement. The objects are strict, so no unchecked field can be signed. */

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
  /** A good leaver's unvested units either vest at the end date or return to the pool. */
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
  /** The only causes for which the contributor may be called a bad leaver. */
  causes: listOf(text(300), 0, 10),
  other: optionalText(1000),
  equity: equityTerms.nullable(),
});
export type AgreementTerms = z.infer<typeof agreementTerms>;

const party = z.strictObject({ name: text(200), number: optionalText(60), place: optionalText(200) });

/**
 * The project's side. `name` is the organisation's, or that of the owner who signs in their own name. `register` is empty where no
 * mark showed the number, and `owners` where an organisation is the party.
 */
const projectParty = z.strictObject({
  ...party.shape,
  register: z.enum(['', ...registries]),
  /** Who answers in person for a team that is not registered. */
  owners: listOf(text(200), 0, 200),
});

const agreed = {
  agreement: z.string().min(1).max(36),
  version: whole(1, 10_000),
  previous: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  terms: agreementTerms,
  milestones: listOf(milestoneTerms, 1, limits.milestones),
  zone,
  language: z.enum(languageCodes),
  text: z.string().min(1),
};

const firstDocument = z.strictObject({
  format: z.literal('saharambh-agreement/1'),
  ...agreed,
  parties: z.strictObject({ project: party, contributor: party }),
});

const secondDocument = z.strictObject({
  format: z.literal('saharambh-agreement/2'),
  ...agreed,
  /** The project, by its name and address on this site when the text was proposed. */
  about: z.strictObject({ name: text(200), address: text(500) }),
  parties: z.strictObject({ project: projectParty, contributor: party }),
  /** Whose shares are promised; null without an equity part, and while the company is still to be formed. */
  company: z
    .strictObject({ name: text(200), number: text(60), register: projectParty.shape.register })
    .nullable(),
});

/** The object whose hash both sign. `text` is the full text as it was shown, by the clauses that `format` names. */
export const agreementDocument = z.discriminatedUnion('format', [firstDocument, secondDocument]);
export type AgreementDocument = z.infer<typeof agreementDocument>;
export type AgreementFormat = AgreementDocument['format'];

/** The clauses under which texts are proposed and signed now. */
export const currentFormat = 'saharambh-agreement/2' satisfies AgreementFormat;
/** Their number, by which their languages are agreed. */
export const clauseEdition = 2;

/** A document before its text is written. */
export type Unwritten<Format extends AgreementFormat = AgreementFormat> = Format extends AgreementFormat
  ? Omit<Extract<AgreementDocument, { format: Format }>, 'text'>
  : never;

function whole(least: number, most: number) {
  const message = broken('range', least, most);
  return z.int(message).min(least, message).max(most, message);
}

function listOf<Item extends z.ZodType>(item: Item, least: number, most: number) {
  const message = broken('list_between', least, most);
  return z.array(item, message).min(least, message).max(most, message);
}
