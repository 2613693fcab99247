import type { creditOpportunityKinds } from '#contract/credit-opportunities/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const creditOpportunityLines = {
  unnamed: 'an opportunity',
  notifications: {
    credit_asked: ({ thing }) => `An opportunity asks ${thing} to confirm its credit.`,
    credit_confirmed: ({ thing }) =>
      `The institution has confirmed the credit of your opportunity: ${thing}.`,
    credit_declined: ({ thing }) => `The institution gives no credit for your opportunity: ${thing}.`,
    credit_taken_back: ({ thing }) =>
      `The institution took back the credit that it had confirmed for your opportunity: ${thing}.`,
    credit_ended: ({ thing }) =>
      `The institution cannot confirm the credit of your opportunity at the moment: ${thing}.`,
  },
} satisfies MailLines<typeof creditOpportunityKinds>;
