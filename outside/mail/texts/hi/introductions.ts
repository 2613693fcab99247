import type { introductionKinds } from '#contract/introductions/kinds.ts';
import type { MailLines } from '../words.ts';

/** No subject or line names a purpose or an answer. */
export const introductionLines = {
  topics: {
    introductions: {
      subject: (site) => `${site} पर परिचय`,
      heading: 'आपके परिचयों के बारे में नई ख़बर है',
    },
  },
  notifications: {
    introduction_asked: ({ person }) =>
      `${person || 'एक सदस्य'} ने परिचय का अनुरोध किया है और उन्हें आपके जवाब का इंतज़ार है।`,
    introduction_answered: () => 'परिचय के आपके अनुरोध का जवाब आया है।',
    introduction_lapsed: () => 'परिचय के आपके अनुरोध का कोई जवाब नहीं आया।',
  },
  owed: {
    cofounder_answer: ({ person }) =>
      `${person || 'एक सदस्य'} ने परिचय का अनुरोध किया है और उन्हें आपके जवाब का इंतज़ार है।`,
    introduction_answer: ({ person }) =>
      `${person || 'एक सदस्य'} ने परिचय का अनुरोध किया है और उन्हें आपके जवाब का इंतज़ार है।`,
  },
  awaited: {
    cofounder_answer: () => 'परिचय के आपके अनुरोध का कोई जवाब नहीं आया।',
    introduction_answer: () => 'परिचय के आपके अनुरोध का कोई जवाब नहीं आया।',
  },
} satisfies MailLines<typeof introductionKinds>;
