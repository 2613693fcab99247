import type { introductionKinds } from '#contract/introductions/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a purpose or an answer. */
export const introductionLines = {
  topics: {
    introductions: {
      subject: (site) => `Introductions on ${site}`,
      heading: 'There is news of your introductions',
    },
  },
  notifications: {
    introduction_asked: ({ person }) =>
      `${person || 'A member'} asks for an introduction and waits for your answer.`,
    introduction_answered: () => 'There is an answer to your request for an introduction.',
    introduction_lapsed: () => 'No answer came to your request for an introduction.',
  },
  owed: {
    cofounder_answer: ({ person }) =>
      `${person || 'A member'} asks for an introduction and waits for your answer.`,
    introduction_answer: ({ person }) =>
      `${person || 'A member'} asks for an introduction and waits for your answer.`,
  },
  awaited: {
    cofounder_answer: () => 'No answer came to your request for an introduction.',
    introduction_answer: () => 'No answer came to your request for an introduction.',
  },
} satisfies MailLines<typeof introductionKinds>;
