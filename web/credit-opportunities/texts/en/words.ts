import type { creditOpportunityKinds } from '#contract/credit-opportunities/kinds.ts';
import { creditOpportunityLimits as limits } from '#contract/credit-opportunities/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';

/** The words that complete the kinds of this module. */
export const creditOpportunityWords = {
  refusals: {
    credit_institution_unknown: 'No active educational institution here has this address.',
    credit_opportunity_unknown: 'This opportunity does not ask your institution any more.',
    credit_opportunity_own: 'You are in the team of this project. Other staff answer.',
    credit_opportunity_hours: 'The opportunity gives credit for fewer hours. Enter fewer.',
    credit_opportunity_cohorts: 'Choose at least one cohort that has a rule of credit.',
    credit_opportunity_few_hours:
      'So few hours make no whole credit in these cohorts. Enter more hours, or choose another cohort.',
    credit_opportunity_over: 'This opportunity does not name your institution any more.',
    credit_opportunity_answered: 'This institution has declined. It can still change its answer by itself.',
  },
  fieldErrors: {
    credit_hours_invalid: 'Enter a number of hours from 1 to 120.',
    credit_cohorts_none: 'Choose at least one cohort.',
    credit_institution_missing: 'Choose an institution.',
    credit_reason_long: `The reason has at most ${limits.reason} characters.`,
  },
  turns: {
    mine: { credit_opportunities: ({ thing }) => `Confirm the credit, or decline: ${thing}` },
    awaited: { credit_opportunities: ({ thing, person }) => `${person} looks at the credit of ${thing}` },
  },
  notifications: {
    credit_asked: () => 'An opportunity asks you to confirm its credit',
    credit_confirmed: () => 'The institution has confirmed the credit',
    credit_declined: () => 'The institution gives no credit for this',
    credit_taken_back: () => 'The institution took its confirmation back',
    credit_ended: () => 'The institution cannot confirm the credit at the moment',
  },
  subjects: {
    credit_of: ({ thing }) => `Credit of ${thing}`,
    credit_asked_of: ({ thing }) => `Credit opportunities of ${thing}`,
  },
  held: {},
} satisfies ModuleWords<typeof creditOpportunityKinds>;
