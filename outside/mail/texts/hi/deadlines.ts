import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';

export const deadlineLines = {
  unnamed: '',
  topics: {
    answers: { subject: (site) => `${site} पर आपके लिए जवाब आया है`, heading: 'आपके लिए जवाब आया है' },
  },
  notifications: {
    turn_ended: ({ thing }) =>
      thing ? `जवाब देने का आपका समय ख़त्म हो गया है: ${thing}।` : 'जवाब देने का आपका समय ख़त्म हो गया है।',
    wait_ended: ({ thing }) =>
      thing ? `दूसरे पक्ष ने समय पर जवाब नहीं दिया: ${thing}।` : 'दूसरे पक्ष ने समय पर जवाब नहीं दिया।',
    more_time: ({ person, thing }) => {
      const asks = `${person || 'एक सदस्य'} ने और समय माँगा है`;
      return thing ? `${asks}: ${thing}।` : `${asks}।`;
    },
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
