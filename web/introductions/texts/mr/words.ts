import type { introductionKinds } from '#contract/introductions/kinds.ts';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { day, number, span } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { introductionHeld } from './held.ts';

const notThere = 'हे सदस्य सध्या उपलब्ध नाहीत.';

export const introductionWords = {
  refusals: {
    introduction_unknown: 'इथे अशी कोणतीही विनंती नाही.',
    introduction_receiver_unknown: 'इथे असा कोणताही सदस्य किंवा प्रकल्प नाही.',
    introduction_purpose: 'या सदस्याला किंवा प्रकल्पाला हे विचारता येत नाही.',
    introduction_own: 'हे तुमचेच पान किंवा तुमचाच प्रकल्प आहे. दुसऱ्या सदस्याला विचारा.',
    introduction_not_verified: 'ओळखीसाठी विचारायला तुमच्याकडे एक खूण हवी. ती “तुम्ही” मध्ये “पडताळणी” इथे मिळते.',
    introduction_shown: 'तुमच्या विनंतीसोबत काय दाखवायचे ते निवडा.',
    introduction_waits: 'तुमच्या विनंतीचे उत्तर अजून आलेले नाही. तुम्ही एका वेळी एकच गोष्ट विचारू शकता.',
    introduction_rests: ({ on }) =>
      on
        ? `तुम्ही नुकतेच इथे विचारले आहे. तुम्ही ${day(on)} पासून पुन्हा विचारू शकता.`
        : 'तुम्ही नुकतेच इथे विचारले आहे. तुम्ही नंतर पुन्हा विचारू शकता.',
    introductions_too_many: ({ seconds }) =>
      seconds
        ? `तुम्ही ${limits.ofMember.days} दिवसांत ${limits.ofMember.count} वेळा विचारले आहे. पुन्हा विचारायला अजून ${span(seconds)} थांबा.`
        : `तुम्ही ${limits.ofMember.days} दिवसांत ${limits.ofMember.count} वेळा विचारले आहे. तुम्ही नंतर पुन्हा विचारू शकता.`,
    introductions_project_many: ({ seconds }) =>
      seconds
        ? `या प्रकल्पाच्या ओनरनी ${limits.ofProject.days} दिवसांत ${limits.ofProject.count} वेळा विचारले आहे. पुन्हा विचारायला त्यांना अजून ${span(seconds)} थांबावे लागेल.`
        : `या प्रकल्पाच्या ओनरनी ${limits.ofProject.days} दिवसांत ${limits.ofProject.count} वेळा विचारले आहे. ते नंतर पुन्हा विचारू शकतात.`,
    introductions_full: 'त्यांच्याकडे सध्या पुरेशा विनंत्या आहेत.',
    introduction_over: 'या विनंतीला आधीच उत्तर दिले आहे, ती मागे घेतली आहे किंवा ती संपली आहे.',
    introduction_gone: notThere,
  },
  fieldErrors: {
    introduction_note_length: `${limits.note.min} ते ${number(limits.note.max)} अक्षरे लिहा.`,
    introduction_reason_missing: 'एक कारण निवडा.',
    introduction_words_long: `${limits.words} अक्षरांपर्यंत लिहा.`,
  },
  turns: {
    mine: {
      cofounder_answer: ({ person }) =>
        person
          ? `एकत्र काही सुरू करण्याबद्दल ${person} यांना उत्तर द्या`
          : 'एकत्र काही सुरू करण्याबद्दल एका सदस्याला उत्तर द्या',
      introduction_answer: ({ person, thing }) => {
        if (thing && person) return `ओळखीबद्दल ${person} यांना उत्तर द्या: ${thing}`;
        if (thing) return `ओळखीबद्दल एका सदस्याला उत्तर द्या: ${thing}`;
        return person ? `ओळखीबद्दल ${person} यांना उत्तर द्या` : 'ओळखीबद्दल एका सदस्याला उत्तर द्या';
      },
    },
    awaited: {
      cofounder_answer: ({ person }) => `${person || 'एक सदस्य'} एकत्र काही सुरू करण्याबद्दल उत्तर देतील`,
      introduction_answer: ({ person, thing }) =>
        `ओळखीच्या तुमच्या विनंतीचे उत्तर यायचे आहे: ${thing || person || 'एक सदस्य'}`,
    },
  },
  topics: {
    introductions: {
      name: 'ओळख',
      hint: 'तुमच्याकडे आलेल्या ओळखीच्या विनंत्या, आणि तुमच्या विनंत्यांची उत्तरे.',
    },
  },
  notifications: {
    introduction_asked: ({ person }) =>
      person ? `${person} यांनी ओळखीची विनंती केली आहे` : 'एका सदस्याने ओळखीची विनंती केली आहे',
    introduction_answered: () => 'ओळखीच्या तुमच्या विनंतीचे उत्तर आले आहे',
    introduction_lapsed: () => 'ओळखीच्या तुमच्या विनंतीला उत्तर आले नाही',
  },
  subjects: { introduction: ({ thing }) => (thing ? `ओळख: ${thing}` : 'ओळख') },
  reportables: {
    introduction: {
      name: 'ओळखीची विनंती',
      inSentence: 'ओळखीची विनंती',
      own: 'तुमची एक ओळखीची विनंती',
      title: (name) =>
        name ? `${name} यांची ओळखीची विनंती रिपोर्ट करा` : 'एका सदस्याची ओळखीची विनंती रिपोर्ट करा',
    },
  },
  conversations: { introduction: { name: 'ओळख', over: '' } },
  held: introductionHeld,
} satisfies ModuleWords<typeof introductionKinds>;
