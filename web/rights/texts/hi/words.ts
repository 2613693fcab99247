import type { rightsKinds } from '#contract/rights/kinds.ts';
import { rightsLimits, rightsTimes } from '#contract/rights/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rightsHeld } from './held.ts';

const { words, answer } = rightsLimits;

export const rightsWords = {
  refusals: {
    rights_request_unknown: 'यहाँ ऐसा कोई अनुरोध नहीं है।',
    rights_not_contestable: `आप इस जवाब पर आपत्ति नहीं कर सकते। आप एक बार, जवाब के ${rightsTimes.contestDays} दिन के अंदर आपत्ति कर सकते हैं।`,
    rights_not_withdrawable: 'हम जवाब दे चुके हैं। कृपया पेज फिर से लोड करें।',
    rights_own: 'यह आपका अपना अनुरोध है। इसका जवाब दूसरा स्टाफ़ देगा।',
    rights_same_staff: 'पहला जवाब आपने दिया था। अब दूसरा स्टाफ़ जवाब देगा।',
    rights_reason_unfit: 'नामंज़ूर करने के लिए सूची से एक कारण चुनें। दूसरे जवाबों के लिए “नामंज़ूर नहीं” चुनें।',
    rights_sign_in: 'साइन इन करें',
    rights_too_many: `आपने इस पते से एक दिन में ${rightsLimits.guestsADay} अनुरोध भेजे हैं। कृपया कल फिर कोशिश करें।`,
  },
  fieldErrors: {
    rights_words_length: `कृपया ${words.min} से ${words.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    rights_kind_missing: 'अपने अनुरोध का प्रकार चुनें।',
    rights_outcome_missing: 'नतीजा चुनें।',
    rights_reason_missing: 'नामंज़ूर करने का कारण चुनें।',
    rights_answer_length: `कृपया ${answer.min} से ${answer.max.toLocaleString('en-IN')} अक्षर लिखें।`,
  },
  turns: {
    mine: {
      rights_answer: ({ thing }) => `अनुरोध ${thing} का जवाब दें`,
      content_complaint_answer: ({ thing }) => `शिकायत ${thing} का जवाब दें`,
    },
    awaited: {
      rights_answer: ({ thing }) => `हम आपके अनुरोध ${thing} का जवाब देंगे`,
      content_complaint_answer: ({ thing }) => `हम आपकी शिकायत ${thing} का जवाब देंगे`,
    },
  },
  notifications: {
    rights_answered: () => 'हमने आपके अनुरोध का जवाब दिया है',
    rights_late: () => 'आपके अनुरोध में हमें देर हो गई है',
    rights_waits: () => 'एक अनुरोध हमारे जवाब के इंतज़ार में है',
    rights_late_at_desk: () => 'एक अनुरोध के जवाब में हमें देर हो गई है',
  },
  subjects: {
    rights_request: ({ thing }) => `अनुरोध ${thing}`,
    rights_request_at_desk: ({ thing }) => `अनुरोध ${thing}`,
  },
  deskActions: {
    'rightsRequests.listed': 'डेटा के अनुरोधों की सूची खोली',
    'rightsRequest.opened': 'डेटा का एक अनुरोध पढ़ा',
    'rightsRequest.taken': 'डेटा के एक अनुरोध पर काम शुरू किया',
    'rightsRequest.answered': 'डेटा के एक अनुरोध का जवाब दिया',
  },
  held: rightsHeld,
  emails: {
    'rights-code': 'बिना अकाउंट के अनुरोध के लिए कोड',
    'rights-received': 'डेटा का अनुरोध मिला',
    'rights-answered': 'डेटा के अनुरोध का जवाब',
    'rights-late': 'डेटा के अनुरोध के जवाब में देर',
  },
} satisfies ModuleWords<typeof rightsKinds>;
