import type { ReviewedWork } from '#contract/mentors/limits.ts';
import { sessionLimits } from '#rules/mentoring/session-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { reviewLimits as limits } from '#rules/written-reviews/review-limits.ts';
import type { ReviewState } from '#rules/written-reviews/review-states.ts';
import { day, moment, number, plural } from '#web/ground/texts/amounts.ts';
import type { reviewTexts as english, reviewListTexts as englishList } from '../en/reviews.ts';

type Named = { name: string };
const nameOf = (person: Named | null) => person?.name || 'माजी सदस्य';
export const daysOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिवस`, other: (shown) => `${shown} दिवस` });
const inDays = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिवसात`, other: (shown) => `${shown} दिवसांत` });

const works: Record<ReviewedWork, string> = { document: 'डॉक्युमेंट', pitch: 'पिच' };
const pitch = 'मेंटर पिचचे फक्त शब्द वाचतात. इथे काहीही देऊ करू नका: ना शेअर, ना परतावा.';

const states: Record<ReviewState, string> = {
  asked: 'उत्तराची वाट पाहत आहे',
  accepted: 'स्वीकारले',
  answered: 'उत्तर दिले',
  closed: 'बंद',
  declined: 'या वेळी नाही',
  withdrawn: 'मागे घेतले',
  lapsed: 'उत्तर आले नाही',
  cancelled: 'रद्द',
  released: 'होणार नाही: तुमच्यापैकी एक जण उपलब्ध नाही',
};

export const reviewTexts = {
  one: 'लेखी परीक्षण',
  up: 'मेंटरिंग',
  description: 'एक लेखी परीक्षण, मेंटर किंवा मेंटी म्हणून.',
  with: (person) => `${nameOf(person)} यांच्यासोबत`,
  works,
  pitch,
  states,
  turn: {
    asked: (side, dueAt) =>
      side === 'mentor'
        ? `आता तुम्ही: प्रश्न वाचा, आणि ${moment(dueAt)} पर्यंत हो किंवा नाही सांगा.`
        : `मेंटर ${moment(dueAt)} पर्यंत हो किंवा नाही सांगतात. उत्तर आले नाही, तर इथे तुम्हाला दुसरे मेंटर दिसतात.`,
    accepted: (side, dueAt) =>
      side === 'mentor'
        ? `आता तुम्ही: ${moment(dueAt)} पर्यंत उत्तर लिहा.`
        : `मेंटरने होकार दिला आहे, आणि ते ${moment(dueAt)} पर्यंत उत्तर लिहितात.`,
    askedBack: (side, dueAt) =>
      side === 'mentor'
        ? `आता तुम्ही: ${moment(dueAt)} पर्यंत दुसऱ्या प्रश्नाचे उत्तर द्या. मग परीक्षण बंद होते.`
        : `मेंटर ${moment(dueAt)} पर्यंत तुमच्या दुसऱ्या प्रश्नाचे उत्तर देऊ शकतात. मग परीक्षण बंद होते.`,
    askBack: (closesAt) => `उत्तर खाली आहे. तुम्ही ${moment(closesAt)} पर्यंत आणखी एक प्रश्न विचारू शकता.`,
    answered: (closesAt) => `उत्तर दिले. परीक्षण ${day(closesAt)} रोजी बंद होते.`,
  },
  moreTime: 'आणखी वेळ मागा',
  moreTimeHow: 'तुम्ही एकदाच, 7 दिवसांपर्यंत वेळ मागू शकता. दुसरे सदस्य तुमचे कारण वाचतात.',
  gotTime: (days) => `मेंटरने आणखी ${daysOf(days)} घेतले.`,
  reason: 'कारण',
  question: { mentor: 'प्रश्न', mentee: 'तुमचा प्रश्न' },
  files: 'फाइल',
  links: 'लिंक',
  opens: (host) => `यामुळे ${host} उघडते. ते Saharambh चा भाग नाही.`,
  filesEnd: `फाइल फक्त तुम्ही दोघे उघडू शकता. परीक्षण संपल्यानंतर ${limits.fileDays} दिवसांनी त्या हटवल्या जातात.`,
  answer: 'उत्तर',
  answerFile: 'त्यासोबत आलेली फाइल',
  questionBack: 'दुसरा प्रश्न',
  answerBack: 'दुसऱ्या प्रश्नाचे उत्तर',
  accept: {
    heading: 'हो म्हणा',
    submit: 'विनंती स्वीकारा',
    how: (days) => `मग तुम्ही ${inDays(days)} लेखी उत्तर देता.`,
  },
  withdraw: 'विनंती मागे घ्या',
  withdrawHow: `मग मेंटर उत्तर देत नाहीत. या मेंटरना तुम्ही ${sessionLimits.restDays.withdrawn} दिवसांनंतर पुन्हा विचारू शकता.`,
  cancel: {
    heading: 'परीक्षण रद्द करा',
    submit: 'हे परीक्षण रद्द करा',
    how: 'दुसरे सदस्य कारण वाचतात.',
  },
  write: {
    heading: 'परीक्षण लिहा',
    label: 'तुमचे उत्तर',
    hint: `${number(limits.answer.min)} ते ${number(limits.answer.max)} अक्षरे. आधी काय चांगले आहे ते सांगा, मग तुम्ही काय बदलाल ते.`,
    file: 'एक फाइल',
    fileHint: (extensions) => `10 MB पर्यंत: ${extensions.join(', ')}.`,
    fileAgain: 'फाइल पुन्हा निवडा: ब्राउझर ती विसरतो.',
    submit: 'उत्तर पाठवा',
    how: `दुसरे सदस्य ${limits.backDays} दिवसांत आणखी एक प्रश्न विचारू शकतात. पाठवल्यानंतर तुम्ही उत्तर बदलू शकत नाही.`,
  },
  askBack: {
    heading: 'आणखी एक प्रश्न विचारा',
    label: 'तुमचा दुसरा प्रश्न',
    hint: 'उत्तराबद्दल विचारा. हे तुम्ही एकदाच करू शकता.',
    submit: 'प्रश्न पाठवा',
    how: `मेंटर ${limits.backDays} दिवसांत उत्तर देऊ शकतात. मग परीक्षण बंद होते.`,
  },
  writeBack: { heading: 'दुसऱ्या प्रश्नाचे उत्तर द्या', label: 'तुमचे उत्तर', submit: 'उत्तर पाठवा' },
  report: 'हे परीक्षण रिपोर्ट करा',
  busy: 'एक क्षण…',
  others: {
    none: 'या विषयाच्या दुसऱ्या कोणत्याही मेंटरकडे सध्या परीक्षणासाठी जागा नाही.',
    find: 'परीक्षणे लिहिणारे मेंटर शोधा',
  },
  done: {
    asked: 'तुमची विनंती पाठवली आहे. मेंटरने उत्तर दिले की आम्ही तुम्हाला कळवतो.',
    accepted: 'तुम्ही हो म्हणालात. आता तुम्ही: उत्तर लिहा.',
    declined: 'तुम्ही नकार दिला आहे. सदस्य तुमचे कारण वाचतात.',
    withdrawn: 'तुमची विनंती मागे घेतली आहे.',
    cancelled: 'परीक्षण रद्द झाले आहे.',
    answered: 'तुमचे उत्तर पाठवले आहे.',
    askedBack: 'तुमचा प्रश्न पाठवला आहे.',
    answeredBack: 'तुमचे उत्तर पाठवले आहे.',
  },
} satisfies Translated<typeof english>;

export const reviewListTexts = {
  heading: 'लेखी परीक्षणे',
  title: (topic) => topic || reviewTexts.one,
  row: (side, person) => (side === 'mentor' ? `${nameOf(person)} यांच्याकडून` : `${nameOf(person)} यांच्यासोबत`),
  due: (dueAt) => `${moment(dueAt)} पर्यंत उत्तर द्या`,
  work: (work) => works[work],
  states,
  first: 'पहिल्या परीक्षणांवर परत',
  next: 'आणखी परीक्षणे',
  label: { waiting: 'वाट पाहणारी', ahead: 'ठरलेली', past: 'झालेली' },
} satisfies Translated<typeof englishList>;
