import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const deadlineLines = {
  topics: {
    answers: { subject: (site) => `Somebody on ${site} has answered you`, heading: 'Somebody has answered' },
  },
  notifications: {
    turn_ended: ({ thing }) => `The time for your answer is over: ${thing}.`,
    wait_ended: ({ thing }) => `The time that you waited for is over: ${thing}.`,
    more_time: ({ person, thing }) => `${person} has asked for more time: ${thing}.`,
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
