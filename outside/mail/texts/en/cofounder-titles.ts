import type { cofounderTitleKinds } from '#contract/cofounder-titles/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const cofounderTitleLines = {
  notifications: {
    cofounder_title_asked: ({ thing }) => `A title of co-founder is proposed in ${thing}. Say yes or no.`,
    cofounder_title_given: ({ thing }) => `A member of ${thing} has the title of co-founder now.`,
    cofounder_title_declined: ({ thing }) => `A title of co-founder in ${thing} was not accepted.`,
  },
  owed: {
    cofounder_title: ({ thing }) => `Say yes or no to a title of co-founder in ${thing}.`,
  },
  awaited: {
    cofounder_title: ({ thing }) => `No answer came about a title of co-founder in ${thing}.`,
  },
} satisfies MailLines<typeof cofounderTitleKinds>;
