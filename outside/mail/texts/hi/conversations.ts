import type { conversationKinds } from '#contract/conversations/kinds.ts';
import type { MailLines } from '../words.ts';

export const conversationLines = {
  unnamed: '',
  topics: {
    messages: { subject: (site) => `${site} पर आपके लिए संदेश हैं`, heading: 'आपके लिए संदेश हैं' },
  },
  notifications: {
    message_sent: ({ person }) => `${person || 'एक सदस्य'} ने आपको लिखा है।`,
    conversation_requested: ({ person }) => `${person || 'एक सदस्य'} ने आपसे बातचीत का अनुरोध किया है।`,
    conversation_opened: ({ person }) => `${person || 'एक सदस्य'} ने बातचीत के आपके अनुरोध का जवाब दिया है।`,
  },
  owed: {
    first_message: ({ person }) => `${person || 'एक सदस्य'} ने आपको लिखा है और जवाब माँगा है।`,
  },
  awaited: {
    first_message: ({ thing }) => `${thing || 'एक सदस्य'} ने आपके पहले संदेश का जवाब नहीं दिया है।`,
  },
} satisfies MailLines<typeof conversationKinds>;
