import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const opportunityLines = {
  notifications: {
    opportunity_approved: ({ thing }) => `Somebody has looked at what you offer: ${thing}.`,
    opportunity_returned: ({ thing }) => `Somebody has looked at what you offer: ${thing}.`,
    opportunity_late: ({ thing }) => `We are late with looking at what you offer: ${thing}.`,
    opportunity_expired: ({ thing }) => `The closing day has passed: ${thing}.`,
    opportunity_removed: ({ thing }) => `There is a decision about ${thing}.`,
    places_paused: ({ thing }) =>
      `People wait for an answer of ${thing}, and nobody new can apply until they have it.`,
    places_resumed: ({ thing }) => `People can apply again: ${thing}.`,
    opportunity_opened: ({ thing }) => `A project that you follow offers something new: ${thing}.`,
  },
  owed: {
    opportunity_review: ({ thing }) => `An opportunity waits for review: ${thing}.`,
  },
  awaited: {
    opportunity_review: ({ thing }) => `We are late with looking at your opportunity: ${thing}.`,
  },
} satisfies MailLines<typeof opportunityKinds>;
