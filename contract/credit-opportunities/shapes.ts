import { z } from 'zod';
import { opportunityStates } from '../opportunities/limits.ts';
import { listedOpportunity } from '../opportunities/shapes.ts';
import { creditOpportunityStates } from './limits.ts';

const organisation = z.object({ slug: z.string(), name: z.string() });

/** How an institution has answered. */
const answer = {
  state: z.enum(creditOpportunityStates),
  /** As it confirmed them last; 0 before. */
  hours: z.int(),
  credits: z.int(),
  reason: z.string(),
  askedAt: z.string(),
  answeredAt: z.string(),
  /** Until when it answers; empty where no answer is owed. */
  dueAt: z.string(),
};

/** The credit of an opportunity, as the team of its project sees it. */
export const creditOfOpportunity = z.object({
  opportunity: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    state: z.enum(opportunityStates),
    version: z.int(),
  }),
  /** As the opportunity says it; null where it gives none. */
  credit: z.object({ institution: z.string(), hours: z.int(), organisation: z.string() }).nullable(),
  /** The institution here that it names, and its answer once it was asked; null where it names none. */
  named: z.object({ organisation, answer: z.object(answer).nullable() }).nullable(),
  canChange: z.boolean(),
});
export type CreditOfOpportunity = z.infer<typeof creditOfOpportunity>;

const askedRow = {
  $id: z.string(),
  title: z.string(),
  project: z.string(),
  /** Hours for which the opportunity gives credit. */
  given: z.int(),
  ...answer,
};

export const askedOpportunities = z.object({
  organisation,
  opportunities: z.array(z.object(askedRow)),
  next: z.string(),
});
export type AskedOpportunities = z.infer<typeof askedOpportunities>;

export const askedOpportunity = z.object({
  organisation,
  ...askedRow,
  version: z.int(),
  /** The number of the terms that the opportunity has now. */
  terms: z.int(),
  opportunitySlug: z.string(),
  /** The member is in the team of the project, so other staff answer. */
  isOwn: z.boolean(),
  canAnswer: z.boolean(),
  /** Those with a rule of credit can be chosen. */
  cohorts: z.array(
    z.object({
      $id: z.string(),
      name: z.string(),
      isChosen: z.boolean(),
      rule: z.object({ hoursACredit: z.int(), mostHours: z.int(), mostCredits: z.int() }).nullable(),
    }),
  ),
});
export type AskedOpportunity = z.infer<typeof askedOpportunity>;

export const confirmedOpportunities = z.object({
  opportunities: z.array(listedOpportunity),
  /** How many more there are. */
  others: z.int(),
});
export type ConfirmedOpportunities = z.infer<typeof confirmedOpportunities>;
