import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { askReviewTexts as englishAsk, reviewOfferTexts as englishOffer } from '../en/asking.ts';
import { daysOf } from './reviews.ts';

export const askReviewTexts = {
  title: (name) => (name ? `${name} से लिखित समीक्षा माँगें` : 'मेंटर से लिखित समीक्षा माँगें'),
  plain: 'लिखित समीक्षा माँगें',
  up: 'मेंटर',
  description: 'मेंटर से अनुरोध कि वे किसी काम की समीक्षा लिखकर करें।',
  how: (days) =>
    `आप एक दस्तावेज़ या पिच और एक सवाल भेजते हैं। मेंटर 48 घंटे के अंदर हाँ या नहीं कहते हैं। हाँ के बाद आपको ${daysOf(days)} के अंदर लिखा हुआ जवाब मिलता है।`,
  free: (count) =>
    plural(count, {
      one: (shown) => `मेंटर अभी ${shown} और समीक्षा ले सकते हैं।`,
      other: (shown) => `मेंटर अभी ${shown} और समीक्षाएँ ले सकते हैं।`,
    }),
  full: 'मेंटर अभी और समीक्षाएँ नहीं ले सकते। बाद में फिर देखें।',
  closed: 'ये मेंटर अभी लिखित समीक्षा नहीं देते।',
  bring: 'मेंटर चाहते हैं कि आप साथ लाएँ',
  work: 'आप क्या भेजते हैं',
  topic: 'विषय',
  topicHint: 'इन मेंटर के विषयों में से एक चुनें।',
  question: 'आपका सवाल',
  questionHint: `बताएँ कि आप इसके बारे में क्या जानना चाहते हैं। कम से कम ${sessionLimits.question.min} अक्षर।`,
  links: 'लिंक',
  linksHint: `सार्वजनिक वेब पेजों के ${sessionLimits.links} पते तक, हर लाइन में एक।`,
  files: 'फ़ाइलें',
  filesHint: (extensions) =>
    `फ़ाइलें और लिंक मिलाकर ${sessionLimits.attachments} तक, हर फ़ाइल 10 MB तक: ${extensions.join(', ')}। इन्हें सिर्फ़ आप दोनों खोल सकते हैं। ये समीक्षा ख़त्म होने के ${limits.fileDays} दिन बाद मिटा दी जाती हैं।`,
  filesAgain: 'फ़ाइलें फिर से चुनें: ब्राउज़र उन्हें भूल जाता है।',
  project: 'आपका प्रोजेक्ट',
  projectHint: 'आप इसे फ़ाइल की जगह, या फ़ाइलों के साथ चुन सकते हैं।',
  noProject: 'कोई नहीं',
  submit: 'अनुरोध भेजें',
  submitHow: 'मेंटर आपकी प्रोफ़ाइल देखते हैं। समीक्षा का कोई पैसा नहीं लगता।',
} satisfies Translated<typeof englishAsk>;

export const reviewOfferTexts = {
  heading: 'लिखित समीक्षा',
  of: (shown, days) =>
    `मेंटर ${shown.map((work) => ({ document: 'आपका दस्तावेज़', pitch: 'आपकी पिच' })[work]).join(' या ')} पढ़ते हैं, और हाँ के बाद ${daysOf(days)} के अंदर लिखकर जवाब देते हैं।`,
  free: askReviewTexts.free,
  full: askReviewTexts.full,
  ask: 'लिखित समीक्षा माँगें',
} satisfies Translated<typeof englishOffer>;
