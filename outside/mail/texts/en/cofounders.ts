import type { cofounderKinds } from '#contract/cofounders/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const cofounderLines = {
  notifications: {
    still_looking_asked: () =>
      'Still looking for a co-founder? Without an answer your search pauses in 7 days.',
    search_paused: () => 'Your search for a co-founder is paused. You can turn it on again at any time.',
    search_late: () => 'We are late with reading your search for a co-founder.',
    search_approved: () => 'We have read your search for a co-founder.',
    search_returned: () => 'We have read your search for a co-founder.',
  },
  owed: {
    cofounder_review: ({ thing }) => `A search for a co-founder waits for review: ${thing}.`,
    still_looking: () => 'Say whether you still look for a co-founder.',
  },
  awaited: {
    cofounder_review: () => 'We are late with reading your search for a co-founder.',
    still_looking: () => 'A member has not said whether they still look for a co-founder.',
  },
  until: {
    still_looking: (day) =>
      `Without an answer by ${day} your search is paused. You can turn it on again at any time.`,
  },
  lapsed: {
    still_looking: 'Your search for a co-founder is paused. You can turn it on again at any time.',
  },
} satisfies MailLines<typeof cofounderKinds>;
