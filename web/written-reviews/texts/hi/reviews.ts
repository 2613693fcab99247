import type { ReviewedWork } from '#contract/mentors/limits.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { ReviewState } from '#rules/written-reviews/review-states.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { reviewTexts as english, reviewListTexts as englishList } from '../en/reviews.ts';

type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'एक पूर्व सदस्य';
export const daysOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिन`, other: (shown) => `${shown} दिन` });

const works: Record<ReviewedWork, string> = { document: 'दस्तावेज़', pitch: 'पिच' };
const pitch = 'मेंटर पिच के सिर्फ़ शब्द पढ़ते हैं। यहाँ कुछ भी देने का प्रस्ताव न रखें: न शेयर, न रिटर्न।';

const states: Record<ReviewState, string> = {
  asked: 'जवाब का इंतज़ार है',
  accepted: 'स्वीकार की गई',
  answered: 'जवाब दिया गया',
  closed: 'बंद',
  declined: 'इस बार नहीं',
  withdrawn: 'वापस ली गई',
  lapsed: 'जवाब नहीं आया',
  cancelled: 'रद्द',
  released: 'नहीं होगी: आप दोनों में से एक उपलब्ध नहीं',
};

export const reviewTexts = {
  one: 'लिखित समीक्षा',
  up: 'मेंटरिंग',
  description: 'एक लिखित समीक्षा, मेंटर या मेंटी के तौर पर।',
  with: (person) => `${nameOf(person)} के साथ`,
  works,
  pitch,
  states,
  turn: {
    asked: (side, dueAt) =>
      side === 'mentor'
        ? `आपकी बारी: सवाल पढ़ें, और ${moment(dueAt)} तक हाँ या नहीं कहें।`
        : `मेंटर ${moment(dueAt)} तक हाँ या नहीं कहते हैं। जवाब न आए, तो यहाँ आपको दूसरे मेंटर दिखते हैं।`,
    accepted: (side, dueAt) =>
      side === 'mentor'
        ? `आपकी बारी: ${moment(dueAt)} तक जवाब लिखें।`
        : `मेंटर ने हाँ कहा है, और ${moment(dueAt)} तक जवाब लिखते हैं।`,
    askedBack: (side, dueAt) =>
      side === 'mentor'
        ? `आपकी बारी: ${moment(dueAt)} तक दूसरे सवाल का जवाब दें। उसके बाद समीक्षा बंद हो जाती है।`
        : `मेंटर ${moment(dueAt)} तक आपके दूसरे सवाल का जवाब दे सकते हैं। उसके बाद समीक्षा बंद हो जाती है।`,
    askBack: (closesAt) => `जवाब नीचे है। आप ${moment(closesAt)} तक एक और सवाल पूछ सकते हैं।`,
    answered: (closesAt) => `जवाब दिया गया। समीक्षा ${day(closesAt)} को बंद होती है।`,
  },
  moreTime: 'और समय माँगें',
  moreTimeHow: 'आप एक बार, 7 दिन तक और माँग सकते हैं। दूसरे सदस्य आपका कारण पढ़ते हैं।',
  gotTime: (days) => `मेंटर ने ${daysOf(days)} और लिए।`,
  reason: 'कारण',
  question: { mentor: 'सवाल', mentee: 'आपका सवाल' },
  files: 'फ़ाइलें',
  links: 'लिंक',
  opens: (host) => `इससे ${host} खुलता है। यह Saharambh का हिस्सा नहीं है।`,
  filesEnd: `फ़ाइलें सिर्फ़ आप दोनों खोल सकते हैं। वे समीक्षा ख़त्म होने के ${limits.fileDays} दिन बाद मिटा दी जाती हैं।`,
  answer: 'जवाब',
  answerFile: 'उसके साथ आई फ़ाइल',
  questionBack: 'दूसरा सवाल',
  answerBack: 'दूसरे सवाल का जवाब',
  accept: {
    heading: 'हाँ कहें',
    submit: 'अनुरोध स्वीकार करें',
    how: (days) => `फिर आप ${daysOf(days)} के अंदर लिखकर जवाब देते हैं।`,
  },
  withdraw: 'अनुरोध वापस लें',
  withdrawHow: `तब मेंटर जवाब नहीं देते। आप इन मेंटर से ${sessionLimits.restDays.withdrawn} दिन बाद फिर पूछ सकते हैं।`,
  cancel: {
    heading: 'समीक्षा रद्द करें',
    submit: 'यह समीक्षा रद्द करें',
    how: 'दूसरे सदस्य कारण पढ़ते हैं।',
  },
  write: {
    heading: 'समीक्षा लिखें',
    label: 'आपका जवाब',
    hint: `${number(limits.answer.min)} से ${number(limits.answer.max)} अक्षर। पहले बताएँ कि क्या अच्छा है, फिर आप क्या बदलेंगे।`,
    file: 'एक फ़ाइल',
    fileHint: (extensions) => `10 MB तक: ${extensions.join(', ')}।`,
    fileAgain: 'फ़ाइल फिर से चुनें: ब्राउज़र उसे भूल जाता है।',
    submit: 'जवाब भेजें',
    how: `दूसरे सदस्य ${limits.backDays} दिन के अंदर एक और सवाल पूछ सकते हैं। भेजने के बाद आप जवाब नहीं बदल सकते।`,
  },
  askBack: {
    heading: 'एक और सवाल पूछें',
    label: 'आपका दूसरा सवाल',
    hint: 'जवाब के बारे में पूछें। यह आप एक बार कर सकते हैं।',
    submit: 'सवाल भेजें',
    how: `मेंटर ${limits.backDays} दिन के अंदर जवाब दे सकते हैं। उसके बाद समीक्षा बंद हो जाती है।`,
  },
  writeBack: { heading: 'दूसरे सवाल का जवाब दें', label: 'आपका जवाब', submit: 'जवाब भेजें' },
  report: 'इस समीक्षा की रिपोर्ट करें',
  busy: 'एक पल…',
  others: {
    none: 'इस विषय के किसी और मेंटर के पास अभी समीक्षा के लिए जगह नहीं है।',
    find: 'समीक्षा लिखने वाले मेंटर खोजें',
  },
  done: {
    asked: 'आपका अनुरोध भेजा गया। मेंटर के जवाब देने पर हम आपको बताते हैं।',
    accepted: 'आपने हाँ कहा। अब जवाब लिखने की आपकी बारी है।',
    declined: 'आपने मना किया। सदस्य आपका कारण पढ़ते हैं।',
    withdrawn: 'आपका अनुरोध वापस लिया गया।',
    cancelled: 'समीक्षा रद्द हो गई।',
    answered: 'आपका जवाब भेजा गया।',
    askedBack: 'आपका सवाल भेजा गया।',
    answeredBack: 'आपका जवाब भेजा गया।',
  },
} satisfies Translated<typeof english>;

export const reviewListTexts = {
  heading: 'लिखित समीक्षाएँ',
  title: (topic) => topic || reviewTexts.one,
  row: (side, person) => (side === 'mentor' ? `${nameOf(person)} की ओर से` : `${nameOf(person)} के साथ`),
  due: (dueAt) => `${moment(dueAt)} तक जवाब दें`,
  work: (work) => works[work],
  states,
  first: 'पहली समीक्षाओं पर वापस',
  next: 'और समीक्षाएँ',
  label: { waiting: 'इंतज़ार में', ahead: 'तय', past: 'बीती हुई' },
} satisfies Translated<typeof englishList>;
