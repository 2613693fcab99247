import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { askReviewTexts as englishAsk, reviewOfferTexts as englishOffer } from '../en/asking.ts';

const inDays = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिवसात`, other: (shown) => `${shown} दिवसांत` });

export const askReviewTexts = {
  title: (name) => (name ? `${name} यांच्याकडे लेखी परीक्षण मागा` : 'मेंटरकडे लेखी परीक्षण मागा'),
  plain: 'लेखी परीक्षण मागा',
  up: 'मेंटर',
  description: 'कामाचे लेखी परीक्षण करण्यासाठी मेंटरला विनंती.',
  how: (days) =>
    `तुम्ही एक डॉक्युमेंट किंवा पिच आणि एक प्रश्न पाठवता. मेंटर 48 तासांत हो किंवा नाही सांगतात. होकारानंतर तुम्हाला ${inDays(days)} लेखी उत्तर मिळते.`,
  free: (count) =>
    plural(count, {
      one: (shown) => `मेंटर आता आणखी ${shown} परीक्षण घेऊ शकतात.`,
      other: (shown) => `मेंटर आता आणखी ${shown} परीक्षणे घेऊ शकतात.`,
    }),
  full: 'मेंटर सध्या आणखी परीक्षणे घेऊ शकत नाहीत. नंतर पुन्हा पाहा.',
  closed: 'हे मेंटर सध्या लेखी परीक्षणे करत नाहीत.',
  bring: 'मेंटर तुम्हाला सोबत आणायला सांगतात',
  work: 'तुम्ही काय पाठवता',
  topic: 'विषय',
  topicHint: 'या मेंटरच्या विषयांपैकी एक निवडा.',
  question: 'तुमचा प्रश्न',
  questionHint: `तुम्हाला त्याबद्दल काय जाणून घ्यायचे आहे ते सांगा. किमान ${sessionLimits.question.min} अक्षरे.`,
  links: 'लिंक',
  linksHint: `सार्वजनिक वेब पानांचे जास्तीत जास्त ${sessionLimits.links} पत्ते, प्रत्येक ओळीत एक.`,
  files: 'फाइल',
  filesHint: (extensions) =>
    `फाइल आणि लिंक मिळून ${sessionLimits.attachments} पर्यंत, प्रत्येक फाइल 10 MB पर्यंत: ${extensions.join(', ')}. त्या फक्त तुम्ही दोघे उघडू शकता. परीक्षण संपल्यानंतर ${limits.fileDays} दिवसांनी त्या हटवल्या जातात.`,
  filesAgain: 'फाइल पुन्हा निवडा: ब्राउझर त्या विसरतो.',
  project: 'तुमचा प्रकल्प',
  projectHint: 'तुम्ही तो फाइलऐवजी, किंवा फाइलसोबत निवडू शकता.',
  noProject: 'कोणताही नाही',
  submit: 'विनंती पाठवा',
  submitHow: 'मेंटर तुमचे प्रोफाइल पाहतात. परीक्षणाला पैसे लागत नाहीत.',
} satisfies Translated<typeof englishAsk>;

export const reviewOfferTexts = {
  heading: 'लेखी परीक्षण',
  of: (shown, days) =>
    `मेंटर ${shown.map((work) => ({ document: 'तुमचे डॉक्युमेंट', pitch: 'तुमची पिच' })[work]).join(' किंवा ')} वाचतात, आणि होकारानंतर ${inDays(days)} लेखी उत्तर देतात.`,
  free: askReviewTexts.free,
  full: askReviewTexts.full,
  ask: 'लेखी परीक्षण मागा',
} satisfies Translated<typeof englishOffer>;
