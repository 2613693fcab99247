import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const deadlineLines = {
  unnamed: '',
  topics: {
    answers: { subject: (site) => `You have an answer on ${site}`, heading: 'You have an answer' },
  },
  notifications: {
    turn_ended: ({ thing }) =>
      thing ? `Your time to answer is over: ${thing}.` : 'Your time to answer is over.',
    wait_ended: ({ thing }) =>
      thing ? `The other side did not answer in time: ${thing}.` : 'The other side did not answer in time.',
    more_time: ({ person, thing }) => {
      const asks = `${person || 'A member'} has asked for more time`;
      return thing ? `${asks}: ${thing}.` : `${asks}.`;
    },
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
