import type { conversationKinds } from '#contract/conversations/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const conversationLines = {
  unnamed: '',
  topics: {
    messages: { subject: (site) => `You have messages on ${site}`, heading: 'You have messages' },
  },
  notifications: {
    message_sent: ({ person }) => `${person || 'A member'} has written to you.`,
    conversation_requested: ({ person }) => `${person || 'A member'} asks to talk with you.`,
    conversation_opened: ({ person }) => `${person || 'A member'} has answered your request to talk.`,
  },
  owed: {
    first_message: ({ person }) => `${person || 'A member'} has written to you and asks for an answer.`,
  },
  awaited: {
    first_message: ({ thing }) => `${thing || 'A member'} has not answered your first message.`,
  },
} satisfies MailLines<typeof conversationKinds>;
