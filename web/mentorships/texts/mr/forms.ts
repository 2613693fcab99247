import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { planFormTexts as englishPlan, seriesTexts as englishSeries } from '../en/forms.ts';

const daysOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिवस`, other: (shown) => `${shown} दिवस` });

export const planFormTexts = {
  propose: 'मेंटरशिप सुचवा',
  proposeDescription: 'तुम्ही भेटलेल्या सदस्यासोबतच्या मेंटरशिपची ध्येये, आठवडे आणि किती वेळा भेटायचे ते.',
  about: (topic) => `तुमच्या सेशनचा विषय होता: ${topic}.`,
  submit: 'प्लॅन पाठवा',
  how: 'दुसरे सदस्य 5 दिवसांत उत्तर देतात. ते मान्य करतात, नकार देतात, किंवा दुसरा प्लॅन पाठवतात.',
  change: 'दुसरा प्लॅन सुचवा',
  changeDescription: 'एका प्लॅनला दुसऱ्या प्लॅनने उत्तर द्या.',
  toPlan: 'प्लॅनवर परत',
  changeHow: 'तुमचा प्लॅन पहिल्या प्लॅनची जागा घेतो. दुसरे सदस्य 5 दिवसांत उत्तर देतात.',
  goal: (number) => `ध्येय ${number}`,
  goalHint: 'तुम्हाला साध्य करायची एक गोष्ट.',
  doneWhen: (number) => `ध्येय ${number} पूर्ण होते, जेव्हा`,
  doneHint: 'तुम्हा दोघांना दिसेल असे काहीतरी, जसे “दहा जणांनी ते वापरून पाहिले आहे”.',
  moreGoals: 'आणखी ध्येये',
  weeks: `किती आठवड्यांसाठी (${limits.weeks.min} ते ${limits.weeks.max})`,
  every: 'तुम्ही भेटता',
  everyOf: (weeks) => (weeks === 1 ? 'दर आठवड्याला' : `दर ${weeks} आठवड्यांनी`),
  minutes: 'एका सेशनचा कालावधी',
  minutesOf: (count) => `${count} मिनिटे`,
  where: 'तुम्ही कुठे भेटता',
  whereHint: 'प्रत्येक सेशनची स्वतःची लिंक किंवा पत्ता असतो.',
  answers: 'तुम्ही दोघे संदेशांना किती दिवसांत उत्तर देता',
  answersOf: daysOf,
  bar: 'सध्या मेंटरशिप सुचवता येत नाही',
  toOpen: 'मेंटरशिप उघडा',
  toSession: 'सेशनवर परत',
} satisfies Translated<typeof englishPlan>;

export const seriesTexts = {
  title: 'सेशन बुक करा',
  description: 'मेंटरच्या एकाच स्थानिक वेळेला जास्तीत जास्त सहा सेशन.',
  lead: (every, minutes) =>
    every === 1
      ? `${minutes} मिनिटांची जास्तीत जास्त ${limits.series} सेशन, दर आठवड्याला, मेंटरच्या घड्याळानुसार नेहमी एकाच वेळेला. ती लगेच नक्की होतात.`
      : `${minutes} मिनिटांची जास्तीत जास्त ${limits.series} सेशन, दर ${every} आठवड्यांनी, मेंटरच्या घड्याळानुसार नेहमी एकाच वेळेला. ती लगेच नक्की होतात.`,
  first: 'पहिले सेशन',
  firstHint: (zone) => `मेंटरच्या घड्याळानुसार, ${zone}.`,
  count: 'किती',
  countOf: (count) => plural(count, { one: (shown) => `${shown} सेशन`, other: (shown) => `${shown} सेशन` }),
  look: 'वेळा दाखवा',
  noTimes: 'शेवटच्या दिवसापर्यंत मेंटरच्या तासांत एकही वेळ मोकळी नाही.',
  noTimesThen: 'या आठवड्यात एकही वेळ मोकळी नाही.',
  times: 'या वेळा',
  bars: {
    '': 'मोकळी',
    clock: 'मोकळी नाही: तेव्हा घड्याळ बदलते',
    mentor: 'मोकळी नाही: मेंटरच्या मोकळ्या तासांच्या किंवा मर्यादांच्या बाहेर',
    mentee: 'मोकळी नाही: तेव्हा मेंटीचे एक सेशन आहे',
    end: 'मोकळी नाही: शेवटच्या दिवसानंतर',
    plan: 'शक्य नाही: प्लॅनमध्ये जितकी सेशन होऊ शकतात, तितकी तुम्ही बुक केली आहेत',
  },
  full: 'प्लॅनमध्ये जितकी सेशन होऊ शकतात, तितकी तुम्ही बुक केली आहेत. त्यांपैकी एक संपले की तुम्ही आणखी बुक करू शकता.',
  noneFree: 'यांपैकी एकही वेळ मोकळी नाही. पहिल्या सेशनसाठी दुसरी वेळ निवडा.',
  submit: (count) =>
    plural(count, { one: (shown) => `${shown} सेशन बुक करा`, other: (shown) => `${shown} सेशन बुक करा` }),
  leftOut: 'मोकळ्या नसलेल्या वेळा बुक होत नाहीत.',
  whereAsPlanned: (where) => `प्लॅनमध्ये आहे तसे: ${where}. मेंटर लिंक, नंबर किंवा पत्ता जोडतात.`,
  where: 'सर्वांसाठी तीच लिंक, नंबर किंवा पत्ता. तुम्ही तो प्रत्येक सेशनसाठी बदलू शकता.',
} satisfies Translated<typeof englishSeries>;
