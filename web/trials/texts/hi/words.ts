import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { trialKinds } from '#contract/trials/kinds.ts';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { trialHeld } from './held.ts';

const { days, milestones } = trialTerms;
const notThere = 'ये सदस्य अभी उपलब्ध नहीं हैं।';

export const trialWords = {
  refusals: {
    trial_unknown: 'आपका ऐसा कोई पेज नहीं है।',
    trial_questions_over: 'सवाल बंद हैं, या आप दोनों ने जवाब जमा कर दिए हैं। कुछ नहीं बदला गया।',
    trial_not_available: notThere,
    trial_open: 'आप दोनों का एक ट्रायल पहले से चल रहा है। पहले उसे ख़त्म करें।',
    trials_full: `एक समय में आपके ${limits.ofMember} ट्रायल हो सकते हैं। पहले एक ख़त्म करें।`,
    trials_full_other: 'इस सदस्य के पास उतने ट्रायल हैं जितने एक सदस्य के हो सकते हैं। बाद में फिर पूछें।',
    trial_first_day: 'पहला दिन आज के बाद का चुनें, ज़्यादा से ज़्यादा एक साल आगे।',
    trial_owns_already: 'दूसरे सदस्य पहले से इस प्रोजेक्ट के ओनर हैं। ट्रायल उन दो लोगों के लिए है जो एक साथ इसके ओनर नहीं हैं।',
    trial_decision_over: 'इस जवाब का समय ख़त्म हो गया है, या आप जवाब दे चुके हैं।',
    trial_no_more_weeks: 'दो हफ़्ते और सिर्फ़ एक बार मिल सकते हैं, और तभी जब अनुबंध चल रहा हो। कोई दूसरा जवाब चुनें।',
  },
  fieldErrors: {
    trial_answer_length: `1 से ${limits.answer} अक्षर लिखें।`,
    trial_choice_missing: 'एक चुनें।',
    trial_days_range: `${days.min} से ${days.max} दिन लिखें।`,
    trial_hours_range: '1 से 48 घंटे लिखें।',
    trial_parts_range: `1 से ${milestones} पड़ाव लिखें।`,
    trial_value_invalid: 'शून्य से ज़्यादा रक़म लिखें।',
  },
  turns: {
    mine: {
      trial_answer: ({ person }) => `बताएँ कि ${person || 'एक सदस्य'} के साथ आपका ट्रायल आगे कैसे चलेगा`,
      trial_questions: ({ person }) => `${person || 'एक सदस्य'} के साथ शुरू करने से पहले आठ सवालों के जवाब दें`,
    },
    awaited: {
      trial_answer: ({ person }) => `${person || 'एक सदस्य'} बताएँगे कि आपका ट्रायल आगे कैसे चलेगा`,
      trial_questions: ({ person }) => `${person || 'एक सदस्य'} आठ सवालों के जवाब देंगे`,
    },
  },
  dates: {
    trial_begins: (_, person) => `${person || 'एक सदस्य'} के साथ आपके ट्रायल का पहला दिन`,
    trial_ends: (_, person) => `${person || 'एक सदस्य'} के साथ आपके ट्रायल का आख़िरी दिन`,
  },
  notifications: {
    trial_set_waits: () => 'दूसरे सदस्य ने आठ सवालों के जवाब दिए हैं। उनके जवाब पढ़ने के लिए आप भी जवाब दें',
    trial_sets_open: () => 'आप दोनों ने आठ सवालों के जवाब दिए हैं। दोनों के जवाब पढ़ें',
    trial_answer_asked: () => 'आपके ट्रायल का आख़िरी दिन है। बताएँ कि यह आगे कैसे चलेगा',
    trial_gone_on: () => 'आप दोनों ट्रायल के बाद साथ चलना चाहते हैं',
    trial_extended: () => 'आपके ट्रायल के लिए दो हफ़्ते और का प्रस्ताव है। आप दोनों उस पर हस्ताक्षर करें',
    trial_parted: () => 'आपका ट्रायल ख़त्म हो गया है, और आप यहाँ अलग होते हैं',
  },
  reportables: {
    trial_answers: {
      name: 'आठ सवालों के जवाब',
      inSentence: 'आठ सवालों के जवाब',
      own: 'आठ सवालों पर आपके जवाब',
      title: (name) => `${name || 'एक सदस्य'} के जवाबों की रिपोर्ट करें`,
    },
  },
  held: trialHeld,
} satisfies ModuleWords<typeof trialKinds>;
