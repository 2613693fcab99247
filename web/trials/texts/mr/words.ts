import { trialTerms } from '#contract/agreements/trial-limits.ts';
import type { trialKinds } from '#contract/trials/kinds.ts';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { trialHeld } from './held.ts';

const { days, milestones } = trialTerms;
const notThere = 'हे सदस्य सध्या उपलब्ध नाहीत.';

export const trialWords = {
  refusals: {
    trial_unknown: 'तुमचे असे कोणतेही पान नाही.',
    trial_questions_over: 'प्रश्न बंद आहेत, किंवा तुम्ही दोघांनी उत्तरे सादर केली आहेत. काहीही बदललेले नाही.',
    trial_not_available: notThere,
    trial_open: 'तुम्हा दोघांची एक चाचणी आधीच सुरू आहे. आधी ती संपवा.',
    trials_full: `एका वेळी तुमच्या ${limits.ofMember} चाचण्या असू शकतात. आधी एक संपवा.`,
    trials_full_other: 'एका सदस्याच्या जितक्या चाचण्या असू शकतात तितक्या या सदस्याच्या आहेत. नंतर पुन्हा विचारा.',
    trial_first_day: 'पहिला दिवस आजच्या नंतरचा निवडा, जास्तीत जास्त एक वर्ष पुढचा.',
    trial_owns_already: 'दुसरे सदस्य आधीच या प्रकल्पाचे ओनर आहेत. चाचणी अशा दोघांसाठी आहे जे त्याचे एकत्र ओनर नाहीत.',
    trial_decision_over: 'या उत्तराची वेळ संपली आहे, किंवा तुम्ही उत्तर दिले आहे.',
    trial_no_more_weeks: 'आणखी दोन आठवडे फक्त एकदाच मिळू शकतात, आणि तेही करार सुरू असेपर्यंतच. दुसरे उत्तर निवडा.',
  },
  fieldErrors: {
    trial_answer_length: `1 ते ${limits.answer} अक्षरे लिहा.`,
    trial_choice_missing: 'एक निवडा.',
    trial_days_range: `${days.min} ते ${days.max} दिवस लिहा.`,
    trial_hours_range: '1 ते 48 तास लिहा.',
    trial_parts_range: `1 ते ${milestones} टप्पे लिहा.`,
    trial_value_invalid: 'शून्यापेक्षा जास्त रक्कम लिहा.',
  },
  turns: {
    mine: {
      trial_answer: ({ person }) =>
        person
          ? `${person} यांच्यासोबतची तुमची चाचणी पुढे कशी चालेल ते सांगा`
          : 'एका सदस्यासोबतची तुमची चाचणी पुढे कशी चालेल ते सांगा',
      trial_questions: ({ person }) =>
        person
          ? `${person} यांच्यासोबत सुरू करण्याआधी आठ प्रश्नांची उत्तरे द्या`
          : 'एका सदस्यासोबत सुरू करण्याआधी आठ प्रश्नांची उत्तरे द्या',
    },
    awaited: {
      trial_answer: ({ person }) => `${person || 'एक सदस्य'} तुमची चाचणी पुढे कशी चालेल ते सांगतील`,
      trial_questions: ({ person }) => `${person || 'एक सदस्य'} आठ प्रश्नांची उत्तरे देतील`,
    },
  },
  dates: {
    trial_begins: (_, person) =>
      person
        ? `${person} यांच्यासोबतच्या तुमच्या चाचणीचा पहिला दिवस`
        : 'एका सदस्यासोबतच्या तुमच्या चाचणीचा पहिला दिवस',
    trial_ends: (_, person) =>
      person
        ? `${person} यांच्यासोबतच्या तुमच्या चाचणीचा शेवटचा दिवस`
        : 'एका सदस्यासोबतच्या तुमच्या चाचणीचा शेवटचा दिवस',
  },
  notifications: {
    trial_set_waits: () => 'दुसऱ्या सदस्याने आठ प्रश्नांची उत्तरे दिली आहेत. ती वाचण्यासाठी तुम्हीही उत्तरे द्या',
    trial_sets_open: () => 'तुम्ही दोघांनी आठ प्रश्नांची उत्तरे दिली आहेत. दोघांची उत्तरे वाचा',
    trial_answer_asked: () => 'तुमच्या चाचणीचा शेवटचा दिवस आहे. ती पुढे कशी चालेल ते सांगा',
    trial_gone_on: () => 'तुम्हा दोघांना चाचणीनंतर पुढे एकत्र काम करायचे आहे',
    trial_extended: () => 'तुमच्या चाचणीसाठी आणखी दोन आठवड्यांचा प्रस्ताव आहे. तुम्ही दोघांनी त्यावर सही करा',
    trial_parted: () => 'तुमची चाचणी संपली आहे, आणि तुम्ही इथे वेगळे होत आहात',
  },
  reportables: {
    trial_answers: {
      name: 'आठ प्रश्नांची उत्तरे',
      inSentence: 'आठ प्रश्नांची उत्तरे',
      own: 'आठ प्रश्नांची तुमची उत्तरे',
      title: (name) => (name ? `${name} यांची उत्तरे रिपोर्ट करा` : 'एका सदस्याची उत्तरे रिपोर्ट करा'),
    },
  },
  held: trialHeld,
} satisfies ModuleWords<typeof trialKinds>;
