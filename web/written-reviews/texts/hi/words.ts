import type { writtenReviewKinds } from '#contract/written-reviews/kinds.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { writtenReviewHeld } from './held.ts';

const about = (thing: string) => (thing ? `${thing} के बारे में ` : '');
const between = ({ min, max }: { min: number; max: number }) =>
  `कृपया ${number(min)} से ${number(max)} अक्षर लिखें।`;

export const writtenReviewWords = {
  refusals: {
    written_review_unknown: 'यहाँ ऐसी कोई लिखित समीक्षा नहीं है।',
    written_review_work: 'ये मेंटर इस तरह के काम की समीक्षा नहीं करते। दूसरा चुनें।',
    written_review_empty: 'अपनी कोई फ़ाइल, लिंक या प्रोजेक्ट जोड़ें। इसके बिना समीक्षा के लिए कुछ नहीं है।',
    written_review_offer: 'यहाँ कुछ भी देने का प्रस्ताव न रखें।',
    written_review_picture: 'फ़ाइलों में से यहाँ सिर्फ़ तस्वीरें भेजी जा सकती हैं: दस्तावेज़ में रहता है कि उसे किसने लिखा।',
    written_reviews_full: 'ये मेंटर अभी और समीक्षाएँ नहीं ले सकते। बाद में फिर देखें।',
  },
  fieldErrors: {
    written_review_answer_length: between(limits.answer),
    written_review_back_length: between(limits.questionBack),
    written_review_answer_back_length: between(limits.answerBack),
  },
  turns: {
    mine: {
      review_due: ({ thing, person }) => `${person || 'एक सदस्य'} के लिए ${about(thing)}समीक्षा लिखें`,
      review_asking_back: ({ thing, person }) =>
        `आप ${person || 'एक मेंटर'} से ${about(thing)}एक और सवाल पूछ सकते हैं`,
      review_ask_back: ({ thing, person }) => `${person || 'एक सदस्य'} के ${about(thing)}दूसरे सवाल का जवाब दें`,
    },
    awaited: {
      review_due: ({ thing, person }) => `${person || 'एक मेंटर'} को ${about(thing)}आपकी समीक्षा लिखनी है`,
      review_asking_back: ({ thing, person }) =>
        `${person || 'एक सदस्य'} आपसे ${about(thing)}एक और सवाल पूछ सकते हैं`,
      review_ask_back: ({ thing, person }) =>
        `${person || 'एक मेंटर'} को ${about(thing)}आपके दूसरे सवाल का जवाब देना है`,
    },
  },
  notifications: {
    written_review_asked: ({ person }) => `${person || 'एक सदस्य'} ने आपसे लिखित समीक्षा माँगी है`,
    written_review_accepted: () => 'मेंटर ने लिखित समीक्षा का आपका अनुरोध स्वीकार किया है',
    written_review_declined: () => 'मेंटर ने लिखित समीक्षा के आपके अनुरोध का जवाब दिया: इस बार नहीं',
    written_review_withdrawn: () => 'एक सदस्य ने लिखित समीक्षा का अनुरोध वापस ले लिया',
    written_review_cancelled: () => 'एक लिखित समीक्षा रद्द हो गई',
    written_review_released: () => 'आपकी लिखित समीक्षा नहीं होगी: दूसरे सदस्य अभी उपलब्ध नहीं हैं',
    written_review_answered: () => 'आपकी लिखित समीक्षा आ गई है: जवाब पढ़ें',
    written_review_asked_back: ({ person }) =>
      `${person || 'एक सदस्य'} ने आपकी लिखित समीक्षा के बारे में एक और सवाल पूछा है`,
    written_review_answered_back: () => 'लिखित समीक्षा के बारे में आपके दूसरे सवाल का जवाब आ गया है',
  },
  reportables: {
    written_review: {
      name: 'लिखित समीक्षा',
      inSentence: 'लिखित समीक्षा',
      own: 'आपकी एक लिखित समीक्षा',
      title: (name) => `${name || 'एक सदस्य'} के साथ लिखित समीक्षा की रिपोर्ट करें`,
    },
  },
  held: writtenReviewHeld,
} satisfies ModuleWords<typeof writtenReviewKinds>;
