import type { conversationKinds } from '#contract/conversations/kinds.ts';
import type { MailLines } from '../words.ts';
import { by } from './names.ts';

export const conversationLines = {
  unnamed: '',
  topics: {
    messages: { subject: (site) => `${site} वर तुमच्यासाठी संदेश आहेत`, heading: 'तुमच्यासाठी संदेश आहेत' },
  },
  notifications: {
    message_sent: ({ person }) => `${by(person)} तुम्हाला लिहिले आहे.`,
    conversation_requested: ({ person }) => `${by(person)} तुमच्याशी संभाषणाची विनंती केली आहे.`,
    conversation_opened: ({ person }) => `${by(person)} संभाषणाच्या तुमच्या विनंतीला उत्तर दिले आहे.`,
  },
  owed: {
    first_message: ({ person }) => `${by(person)} तुम्हाला लिहिले आहे आणि उत्तर मागितले आहे.`,
  },
  awaited: {
    first_message: ({ thing }) =>
      thing
        ? `तुमच्या पहिल्या संदेशाला उत्तर आलेले नाही: ${thing}.`
        : 'एका सदस्याने तुमच्या पहिल्या संदेशाला उत्तर दिलेले नाही.',
  },
} satisfies MailLines<typeof conversationKinds>;
