import type { cofounderKinds } from '#contract/cofounders/kinds.ts';
import { cofounderLimits as limits } from '#contract/cofounders/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { cofounderHeld } from './held.ts';
import { cofounderRefusals } from './refusals.ts';

export const cofounderWords = {
  refusals: cofounderRefusals,
  fieldErrors: {
    cofounder_text_length: `${limits.text.min} से ${limits.text.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    cofounder_choice_invalid: 'सूची में से एक चुनें।',
    cofounder_hours_invalid: `हफ़्ते के घंटे पूरी संख्या में लिखें, ${limits.hours.min} से ${limits.hours.max} तक।`,
  },
  turns: {
    mine: {
      cofounder_review: ({ thing }) => `सह-संस्थापक के लिए एक खोज पढ़ें: ${thing}`,
      still_looking: () => 'बताएँ कि क्या आप अब भी सह-संस्थापक खोज रहे हैं',
    },
    awaited: {
      cofounder_review: () => 'हम सह-संस्थापक के लिए आपकी खोज पढ़ रहे हैं',
      still_looking: () => 'एक सदस्य बताएँगे कि वे अब भी सह-संस्थापक खोज रहे हैं या नहीं',
    },
  },
  notifications: {
    still_looking_asked: () => 'क्या अब भी सह-संस्थापक खोज रहे हैं? हाँ कहें, नहीं तो 7 दिन में आपकी खोज रुक जाएगी',
    search_paused: () => 'सह-संस्थापक के लिए आपकी खोज रोकी हुई है। आप इसे कभी भी फिर से चालू कर सकते हैं',
    search_late: () => 'सह-संस्थापक के लिए आपकी खोज पढ़ने में हमें देर हो गई है। अब हम इसे सबसे पहले पढ़ेंगे',
    search_approved: () => 'हमने सह-संस्थापक के लिए आपकी खोज पढ़ ली है, और अब दूसरे भी इसे पढ़ सकते हैं',
    search_returned: () =>
      'हमने सह-संस्थापक के लिए आपकी खोज पढ़ ली है। पहले कुछ बदलना होगा: क्या बदलना है, यह पेज पर लिखा है',
  },
  subjects: { cofounder_search: () => 'सह-संस्थापक के लिए आपकी खोज' },
  introductionPurposes: {
    begin_together: {
      name: 'साथ शुरुआत',
      ask: 'पूछें कि क्या आप दोनों साथ में कुछ शुरू कर सकते हैं',
      parts: {
        begin: 'क्या शुरू करना है',
        bring: 'क्या दे सकते हैं',
        project: 'प्रोजेक्ट',
        stage: 'चरण',
        sectors: 'क्षेत्र',
        mode: 'काम कहाँ से',
      },
    },
  },
  deskActions: {
    'searches.listed': 'सह-संस्थापक की खोजों की समीक्षा सूची खोली',
    'search.opened': 'सह-संस्थापक के लिए एक खोज देखी',
    'search.approved': 'दूसरों को सह-संस्थापक के लिए एक खोज पढ़ने दी',
    'search.returned': 'सह-संस्थापक के लिए एक खोज लौटाई',
    'search.removed': 'सह-संस्थापक के लिए एक खोज हटाई',
  },
  reportables: {
    search: {
      name: 'सह-संस्थापक के लिए खोज',
      inSentence: 'सह-संस्थापक के लिए खोज',
      own: 'सह-संस्थापक के लिए आपकी खोज',
    },
  },
  held: cofounderHeld,
} satisfies ModuleWords<typeof cofounderKinds>;
