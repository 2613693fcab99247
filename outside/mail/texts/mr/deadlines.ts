import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';
import { by } from './names.ts';

export const deadlineLines = {
  topics: {
    answers: { subject: (site) => `${site} वर तुमच्यासाठी उत्तर आले आहे`, heading: 'तुमच्यासाठी उत्तर आले आहे' },
  },
  notifications: {
    turn_ended: ({ thing }) => `तुमच्या उत्तराची वेळ संपली आहे: ${thing}.`,
    wait_ended: ({ thing }) => `दुसऱ्या बाजूने वेळेत उत्तर दिले नाही: ${thing}.`,
    more_time: ({ person, thing }) => `${by(person)} आणखी वेळ मागितला आहे: ${thing}.`,
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
