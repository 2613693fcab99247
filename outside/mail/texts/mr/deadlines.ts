import type { kindsOfDeadlines } from '#contract/deadlines/kinds.ts';
import type { MailLines } from '../words.ts';
import { by } from './names.ts';

export const deadlineLines = {
  unnamed: '',
  topics: {
    answers: { subject: (site) => `${site} वर तुमच्यासाठी उत्तर आले आहे`, heading: 'तुमच्यासाठी उत्तर आले आहे' },
  },
  notifications: {
    turn_ended: ({ thing }) => (thing ? `तुमच्या उत्तराची वेळ संपली आहे: ${thing}.` : 'तुमच्या उत्तराची वेळ संपली आहे.'),
    wait_ended: ({ thing }) =>
      thing ? `दुसऱ्या बाजूने वेळेत उत्तर दिले नाही: ${thing}.` : 'दुसऱ्या बाजूने वेळेत उत्तर दिले नाही.',
    more_time: ({ person, thing }) =>
      thing ? `${by(person)} आणखी वेळ मागितला आहे: ${thing}.` : `${by(person)} आणखी वेळ मागितला आहे.`,
  },
} satisfies MailLines<typeof kindsOfDeadlines>;
