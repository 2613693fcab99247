import type { introductionKinds } from '#contract/introductions/kinds.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { day, number, span } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { introductionHeld } from './held.ts';

const notThere = 'ये सदस्य अभी उपलब्ध नहीं हैं।';

export const introductionWords = {
  refusals: {
    introduction_unknown: 'यहाँ ऐसा कोई अनुरोध नहीं है।',
    introduction_receiver_unknown: 'यहाँ ऐसा कोई सदस्य या प्रोजेक्ट नहीं है।',
    introduction_purpose: 'इस सदस्य या प्रोजेक्ट से यह नहीं पूछा जा सकता।',
    introduction_own: 'यह आपका अपना पेज या प्रोजेक्ट है। किसी दूसरे सदस्य से पूछें।',
    introduction_not_verified: 'परिचय माँगने के लिए आपके पास एक निशान होना चाहिए। वह “आप” में “जाँच” से मिलता है।',
    introduction_shown: 'चुनें कि अपने अनुरोध के साथ आप क्या दिखाएँगे।',
    introduction_waits: 'आपके अनुरोध का जवाब अभी नहीं आया है। आप एक बार में एक ही बात पूछ सकते हैं।',
    introduction_rests: ({ on }) =>
      on
        ? `आपने हाल ही में यहाँ पूछा है। आप ${day(on)} से फिर पूछ सकते हैं।`
        : 'आपने हाल ही में यहाँ पूछा है। आप बाद में फिर पूछ सकते हैं।',
    introductions_too_many: ({ seconds }) =>
      seconds
        ? `आपने ${limits.ofMember.days} दिन में ${limits.ofMember.count} बार पूछा है। आप ${span(seconds)} बाद फिर पूछ सकते हैं।`
        : `आपने ${limits.ofMember.days} दिन में ${limits.ofMember.count} बार पूछा है। आप बाद में फिर पूछ सकते हैं।`,
    introductions_project_many: ({ seconds }) =>
      seconds
        ? `इस प्रोजेक्ट के ओनर ने ${limits.ofProject.days} दिन में ${limits.ofProject.count} बार पूछा है। वे ${span(seconds)} बाद फिर पूछ सकते हैं।`
        : `इस प्रोजेक्ट के ओनर ने ${limits.ofProject.days} दिन में ${limits.ofProject.count} बार पूछा है। वे बाद में फिर पूछ सकते हैं।`,
    introductions_full: 'उनके पास अभी काफ़ी अनुरोध हैं।',
    introduction_over: 'इसका जवाब मिल चुका है, इसे वापस लिया गया है या यह ख़त्म हो गया है।',
    introduction_gone: notThere,
  },
  fieldErrors: {
    introduction_note_length: `${limits.note.min} से ${number(limits.note.max)} अक्षर लिखें।`,
    introduction_reason_missing: 'एक कारण चुनें।',
    introduction_words_long: `${limits.words} अक्षर तक लिखें।`,
  },
  turns: {
    mine: {
      cofounder_answer: ({ person }) => `साथ में कुछ शुरू करने के बारे में ${person || 'एक सदस्य'} को जवाब दें`,
      introduction_answer: ({ person, thing }) =>
        thing
          ? `${thing} से परिचय के बारे में ${person || 'एक सदस्य'} को जवाब दें`
          : `परिचय के बारे में ${person || 'एक सदस्य'} को जवाब दें`,
    },
    awaited: {
      cofounder_answer: ({ person }) => `${person || 'एक सदस्य'} साथ में कुछ शुरू करने के बारे में जवाब देंगे`,
      introduction_answer: ({ person, thing }) =>
        `${thing || person || 'एक सदस्य'} की ओर से परिचय के आपके अनुरोध का जवाब आना है`,
    },
  },
  topics: {
    introductions: {
      name: 'परिचय',
      hint: 'आपके पास आए परिचय के अनुरोध, और आपके अनुरोधों के जवाब।',
    },
  },
  notifications: {
    introduction_asked: ({ person }) => `${person || 'एक सदस्य'} ने परिचय का अनुरोध किया है`,
    introduction_answered: () => 'परिचय के आपके अनुरोध का जवाब आ गया है',
    introduction_lapsed: () => 'परिचय के आपके अनुरोध का कोई जवाब नहीं आया',
  },
  subjects: { introduction: ({ thing }) => (thing ? `परिचय: ${thing}` : 'परिचय') },
  reportables: {
    introduction: {
      name: 'परिचय का अनुरोध',
      inSentence: 'परिचय का अनुरोध',
      own: 'परिचय का आपका एक अनुरोध',
      title: (name) => `${name || 'एक सदस्य'} के परिचय के अनुरोध की रिपोर्ट करें`,
    },
  },
  conversations: { introduction: { name: 'परिचय', over: '' } },
  held: introductionHeld,
} satisfies ModuleWords<typeof introductionKinds>;
