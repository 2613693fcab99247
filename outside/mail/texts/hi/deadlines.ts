import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';

export const deadlineLines = {
  topics: {
    answers: { subject: (site) => `${site} पर आपके लिए जवाब आया है`, heading: 'आपके लिए जवाब आया है' },
  },
  notifications: {
    turn_ended: ({ thing }) => `जवाब देने का आपका समय ख़त्म हो गया है: ${thing}।`,
    wait_ended: ({ thing }) => `दूसरे पक्ष ने समय पर जवाब नहीं दिया: ${thing}।`,
    more_time: ({ person, thing }) => `${person} ने और समय माँगा है: ${thing}।`,
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
