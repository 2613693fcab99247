import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const deadlineLines = {
  topics: {
    answers: { subject: (site) => `You have an answer on ${site}`, heading: 'You have an answer' },
  },
  notifications: {
    turn_ended: ({ thing }) => `Your time to answer is over: ${thing}.`,
    wait_ended: ({ thing }) => `The other side did not answer in time: ${thing}.`,
    more_time: ({ person, thing }) => `${person} has asked for more time: ${thing}.`,
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
