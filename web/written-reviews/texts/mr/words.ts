import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { writtenReviewHeld } from './held.ts';

const about = (thing: string) => (thing ? `${thing} याबद्दल ` : '');
const aboutIt = (thing: string) => (thing ? `${thing} याबद्दलच्या ` : '');
const between = ({ min, max }: { min: number; max: number }) =>
  `कृपया ${number(min)} ते ${number(max)} अक्षरे लिहा.`;

export const writtenReviewWords = {
  refusals: {
    written_review_unknown: 'असे कोणतेही लेखी परीक्षण इथे नाही.',
    written_review_work: 'हे मेंटर या प्रकारच्या कामाचे परीक्षण करत नाहीत. दुसरे निवडा.',
    written_review_empty: 'तुमची एखादी फाइल, लिंक किंवा प्रकल्प जोडा. त्याशिवाय परीक्षणासाठी काहीही नाही.',
    written_review_offer: 'इथे काहीही देऊ करू नका.',
    written_review_picture: 'फाइलपैकी इथे फक्त चित्रे पाठवता येतात: डॉक्युमेंटमध्ये ते कोणी लिहिले याची माहिती राहते.',
    written_reviews_full: 'हे मेंटर सध्या आणखी परीक्षणे घेऊ शकत नाहीत. नंतर पुन्हा पाहा.',
  },
  fieldErrors: {
    written_review_answer_length: between(limits.answer),
    written_review_back_length: between(limits.questionBack),
    written_review_answer_back_length: between(limits.answerBack),
  },
  turns: {
    mine: {
      review_due: ({ thing, person }) =>
        person
          ? `${person} यांच्यासाठी ${about(thing)}परीक्षण लिहा`
          : `एका सदस्यासाठी ${about(thing)}परीक्षण लिहा`,
      review_asking_back: ({ thing, person }) =>
        person
          ? `तुम्ही ${person} यांना ${about(thing)}आणखी एक प्रश्न विचारू शकता`
          : `तुम्ही एका मेंटरला ${about(thing)}आणखी एक प्रश्न विचारू शकता`,
      review_ask_back: ({ thing, person }) =>
        person
          ? `${person} यांच्या ${aboutIt(thing)}दुसऱ्या प्रश्नाचे उत्तर द्या`
          : `एका सदस्याच्या ${aboutIt(thing)}दुसऱ्या प्रश्नाचे उत्तर द्या`,
    },
    awaited: {
      review_due: ({ thing, person }) => `${person || 'एक मेंटर'} ${about(thing)}तुमचे परीक्षण लिहितात`,
      review_asking_back: ({ thing, person }) =>
        `${person || 'एक सदस्य'} तुम्हाला ${about(thing)}आणखी एक प्रश्न विचारू शकतात`,
      review_ask_back: ({ thing, person }) =>
        `${person || 'एक मेंटर'} ${aboutIt(thing)}तुमच्या दुसऱ्या प्रश्नाचे उत्तर देतात`,
    },
  },
  notifications: {
    written_review_asked: ({ person }) =>
      person ? `${person} यांनी तुमच्याकडे लेखी परीक्षण मागितले आहे` : 'एका सदस्याने तुमच्याकडे लेखी परीक्षण मागितले आहे',
    written_review_accepted: () => 'मेंटरने लेखी परीक्षणाची तुमची विनंती स्वीकारली आहे',
    written_review_declined: () => 'मेंटरने लेखी परीक्षणाच्या तुमच्या विनंतीला उत्तर दिले: या वेळी नाही',
    written_review_withdrawn: () => 'एका सदस्याने लेखी परीक्षणाची विनंती मागे घेतली',
    written_review_cancelled: () => 'एक लेखी परीक्षण रद्द झाले',
    written_review_released: () => 'तुमचे लेखी परीक्षण होणार नाही: दुसरे सदस्य सध्या उपलब्ध नाहीत',
    written_review_answered: () => 'तुमचे लेखी परीक्षण आले आहे: उत्तर वाचा',
    written_review_asked_back: ({ person }) =>
      person
        ? `${person} यांनी तुमच्या लेखी परीक्षणाबद्दल आणखी एक प्रश्न विचारला आहे`
        : 'एका सदस्याने तुमच्या लेखी परीक्षणाबद्दल आणखी एक प्रश्न विचारला आहे',
    written_review_answered_back: () => 'लेखी परीक्षणाबद्दलच्या तुमच्या दुसऱ्या प्रश्नाचे उत्तर आले आहे',
  },
  reportables: {
    written_review: {
      name: 'लेखी परीक्षण',
      inSentence: 'लेखी परीक्षण',
      own: 'तुमचे एक लेखी परीक्षण',
      title: (name) =>
        name ? `${name} यांच्यासोबतचे लेखी परीक्षण रिपोर्ट करा` : 'एका सदस्यासोबतचे लेखी परीक्षण रिपोर्ट करा',
    },
  },
  held: writtenReviewHeld,
} satisfies ModuleWords<typeof writtenReviewKinds>;
