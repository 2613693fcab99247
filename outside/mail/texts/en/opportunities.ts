import type { opportunityKinds } from '#contract/opportunities/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const opportunityLines = {
  unnamed: 'an opportunity',
  notifications: {
    opportunity_approved: ({ thing }) => `Our staff have looked at your opportunity: ${thing}.`,
    opportunity_returned: ({ thing }) => `Our staff have looked at your opportunity: ${thing}.`,
    opportunity_late: ({ thing }) => `We are late with our review of your opportunity: ${thing}.`,
    opportunity_expired: ({ thing }) => `The closing day has passed: ${thing}.`,
    opportunity_removed: ({ thing }) => `There is a decision about ${thing}.`,
    places_paused: ({ thing }) =>
      `Applicants wait for your answer: ${thing}. No one else can apply until you answer.`,
    places_resumed: ({ thing }) => `People can apply again: ${thing}.`,
    opportunity_opened: ({ thing }) => `A project that you follow offers something new: ${thing}.`,
  },
  owed: {
    opportunity_review: ({ thing }) => `An opportunity waits for review: ${thing}.`,
  },
  awaited: {
    opportunity_review: ({ thing }) => `We are late with our review of your opportunity: ${thing}.`,
  },
} satisfies MailLines<typeof opportunityKinds>;
