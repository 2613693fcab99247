import { z } from 'zod';
import { clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';
import { limits } from '#rules/agreements/limits.ts';
import { agreementTerms, equityTerms, milestoneTerms } from '#rules/agreements/terms.ts';
import { broken } from '#rules/broken.ts';
import { zone } from '#rules/calendar/params.ts';
import { longText, optionalText } from '#rules/text/params.ts';

/** A draft that the other side does not read yet. It has the fields of the terms, but unfinished fields may be empty. */

const draftEquity = z.strictObject({
  ...equityTerms.omit({ pool: true }).shape,
  /** The contributor is or will be an employee or director of the company. */
  isEmployee: z.boolean(),
});

const draftTerms = z.strictObject({
  ...agreementTerms.omit({ equity: true }).shape,
  role: optionalText(120),
  work: longText(0, 5000),
  law: optionalText(120),
  place: optionalText(120),
});

/** The project's side: a registered organisation, or without a number the owner who signs in their own name. */
const draftParty = z.strictObject({
  isRegistered: z.boolean(),
  name: optionalText(200),
  number: optionalText(60),
  place: optionalText(200),
});

const language = z.enum(clauseLanguageCodes, broken('choice', clauseLanguageCodes.join(', ')));

const count = broken('list_between', 0, limits.milestones);

export const agreementDraft = z.strictObject({
  project: draftParty,
  contributorPlace: optionalText(200),
  terms: draftTerms,
  equity: draftEquity.nullable(),
  milestones: z.array(milestoneTerms, count).max(limits.milestones, count),
  zone,
  /** In which the text is written and signed. Drafts from before the choice are in English. */
  language: language.default('en'),
});
export type AgreementDraft = z.infer<typeof agreementDraft>;

/** The parts of a draft that the caller changes. */
export const draftParam = z.strictObject({
  project: draftParty.optional(),
  contributorPlace: agreementDraft.shape.contributorPlace.optional(),
  terms: draftTerms.partial().optional(),
  equity: draftEquity.nullable().optional(),
  milestones: agreementDraft.shape.milestones.optional(),
  zone: zone.optional(),
  language: language.optional(),
});
export type DraftParam = z.infer<typeof draftParam>;
