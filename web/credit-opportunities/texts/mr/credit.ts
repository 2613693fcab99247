import type { CreditOpportunityList, CreditOpportunityState } from '#contract/credit-opportunities/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type { askedTexts as englishAsked, institutionTexts as englishInstitution } from '../en/credit.ts';

const hours = (count: number) =>
  plural(count, { one: (shown) => `${shown} तास`, other: (shown) => `${shown} तास` });
const credits = (count: number) =>
  plural(count, { one: (shown) => `${shown} क्रेडिट`, other: (shown) => `${shown} क्रेडिट` });

type Answer = { state: CreditOpportunityState; hours: number; credits: number; dueAt: string };

export const institutionTexts = {
  title: 'शैक्षणिक संस्थेकडून क्रेडिट',
  up: 'संधी',
  description: 'तुमच्या संधीचे क्रेडिट नक्की करणारी शैक्षणिक संस्था.',
  how: 'इथे असलेली शैक्षणिक संस्था निवडा, आणि आम्ही तिला क्रेडिट नक्की करायला सांगतो. तुमची संधी त्यासाठी थांबत नाही.',
  byHand: (institution, count) =>
    `आत्ता त्यात असे आहे: ${institution}, ${hours(count)}. नाव हाताने लिहिलेले आहे, म्हणून कोणत्याही शैक्षणिक संस्थेला विचारले जात नाही.`,
  noCredit: 'ही संधी अजून कॉलेज क्रेडिट देत नाही.',
  notYet: (institution) => `तुमची संधी खुली होताच आम्ही ${institution} या संस्थेला विचारतो.`,
  waits: (institution) => `तुमचा बदल पाहून झाल्यावर आम्ही ${institution} या संस्थेला विचारतो, तुमची संधी खुली असेल तर.`,
  stands: (institution, answer) => standsWords[answer.state](institution, answer),
  reason: 'कारण:',
  again: 'पुन्हा विचारा',
  unname: 'या संस्थेला विचारू नका',
  unnameHow: 'तिचे नाव लिहिले आहे तसेच राहते. ते कोणीही नक्की करत नाही.',
  closed: 'ही संधी आत्ता बदलता येत नाही.',
  find: 'शैक्षणिक संस्था निवडा',
  search: 'नाव, किंवा इथल्या तिच्या पानाचा पत्ता',
  searchHint: 'जसे: वर्धा कॉलेज, किंवा wardha-college.',
  submit: 'शोधा',
  none: 'इथे अशी कोणतीही शैक्षणिक संस्था नाही. तुम्ही संधीत तिचे नाव हाताने लिहू शकता.',
  byHandLink: 'नाव हाताने लिहा',
  found: 'शैक्षणिक संस्था',
  hours: 'क्रेडिटचे तास',
  hoursHint: 'जास्तीत जास्त 120.',
  ask: 'ही संस्था निवडा',
  worse: 'तुमच्या संधीच्या अटी आधीपेक्षा वाईट झाल्या, तर शैक्षणिक संस्थेला ते पुन्हा नक्की करावे लागते.',
  done: {
    named: 'शैक्षणिक संस्था निवडली आहे.',
    again: 'आम्ही पुन्हा विचारले आहे.',
    unnamed: 'शैक्षणिक संस्थेला आता विचारले जात नाही.',
  },
  partTitle: 'कॉलेज क्रेडिट',
  partLink: 'ते नक्की करणारी शैक्षणिक संस्था निवडा',
  partNamed: 'शैक्षणिक संस्था आणि तिचे उत्तर',
} satisfies Translated<typeof englishInstitution>;

const standsWords: Record<CreditOpportunityState, (institution: string, answer: Answer) => string> = {
  asked: (institution, { dueAt }) =>
    dueAt
      ? `आम्ही ${institution} या संस्थेला विचारले आहे. ती ${shortDay(dueAt)} पर्यंत उत्तर देते.`
      : `आम्ही ${institution} या संस्थेला विचारले आहे.`,
  unanswered: (institution) =>
    `${institution} या संस्थेने वेळेत उत्तर दिले नाही, म्हणून क्रेडिट नक्की झालेले नाही. ती अजूनही उत्तर देऊ शकते.`,
  confirmed: (institution, answer) =>
    `${institution} या संस्थेने क्रेडिट नक्की केले आहे: जास्तीत जास्त ${hours(answer.hours)}, ${credits(answer.credits)}`,
  declined: (institution) => `${institution} ही संस्था या संधीसाठी क्रेडिट देत नाही.`,
  taken_back: (institution) => `${institution} या संस्थेने नक्की केलेले क्रेडिट मागे घेतले.`,
  ended: (institution) => `${institution} या संस्थेला सध्या विचारले जात नाही.`,
};

const stateWords: Record<CreditOpportunityState, (most: string, given: string, dueAt: string) => string> = {
  asked: (_most, _given, dueAt) => (dueAt ? `${shortDay(dueAt)} पर्यंत उत्तर द्या` : 'तुमच्या उत्तराची वाट पाहत आहे'),
  unanswered: () => 'उत्तर देण्याची वेळ संपली आहे. तुम्ही अजूनही उत्तर देऊ शकता.',
  confirmed: (most, given) => `नक्की केले: जास्तीत जास्त ${most}, ${given}`,
  declined: () => 'नकार दिला',
  taken_back: () => 'तुम्ही नक्की केलेले मागे घेतले',
  ended: () => 'संपली',
};

export const askedTexts = {
  title: 'क्रेडिट असलेल्या संधी',
  organisation: 'संस्था',
  description: 'शैक्षणिक संस्थेला त्यांचे क्रेडिट नक्की करायला सांगणाऱ्या संधी.',
  how: 'तुमची शैक्षणिक संस्था त्यांच्यासाठी क्रेडिट देते असे या संधींत लिहिले आहे. ते नक्की करा, किंवा नकार द्या. तोपर्यंत त्या खुल्या असतात, आणि तुम्ही ते नक्की केलेले नाही असे त्यांत लिहिलेले असते.',
  tabs: {
    waiting: 'वाट पाहणाऱ्या',
    confirmed: 'नक्की केलेल्या',
    declined: 'नकार दिलेल्या',
  } satisfies Record<CreditOpportunityList, string>,
  none: {
    waiting: 'कोणतीही संधी तुमच्या उत्तराची वाट पाहत नाही.',
    confirmed: 'तुम्ही कोणतीही संधी नक्की केलेली नाही.',
    declined: 'तुम्ही कोणत्याही संधीला नकार दिलेला नाही.',
  } satisfies Record<CreditOpportunityList, string>,
  more: 'आणखी संधी',
  given: (project, count) => `${project} · क्रेडिट: ${hours(count)}`,
  state: ({ state, hours: most, credits: count, dueAt }): string =>
    stateWords[state](hours(most), credits(count), dueAt),
  one: 'एका संधीचे क्रेडिट',
  read: 'संधी वाचा',
  says: (count) => `विद्यार्थ्यांना इतक्याचे क्रेडिट मिळते असे त्यात लिहिले आहे: ${hours(count)}.`,
  own: 'तुम्ही या प्रकल्पाच्या टीममध्ये आहात, म्हणून तुमच्या शैक्षणिक संस्थेच्या स्टाफमधील इतर लोक उत्तर देतात.',
  confirm: 'क्रेडिट नक्की करा',
  change: 'नक्की केलेले बदला',
  hours: 'तास, जास्तीत जास्त',
  hoursHint: (count) => `जास्तीत जास्त ${number(count)}, संधीत लिहिले आहे तसे.`,
  cohorts: 'हे कोणत्या बॅचच्या विद्यार्थ्यांना लागू आहे',
  rule: (perCredit, most) => `1 क्रेडिटसाठी ${hours(perCredit)}, जास्तीत जास्त ${credits(most)}.`,
  noRule: 'या बॅचसाठी अजून क्रेडिटचा नियम नाही.',
  noCohorts: 'अजून कोणत्याही बॅचसाठी क्रेडिटचा नियम नाही. आधी एखाद्या बॅचच्या पानावर नियम ठरवा.',
  toCohorts: 'बॅच',
  confirmButton: 'नक्की करा',
  void: 'संधीच्या अटी आधीपेक्षा वाईट झाल्या, तर तुम्ही नक्की केलेले संपते आणि आम्ही तुम्हाला पुन्हा विचारतो.',
  decline: 'नकार द्या',
  declineHow: 'संधी खुली राहते आणि तुम्ही क्रेडिट नक्की केलेले नाही असे त्यात लिहिलेले असते.',
  takeBack: 'नक्की केलेले मागे घ्या',
  takeBackHow: 'त्यानंतर तुम्ही क्रेडिट नक्की केलेले नाही असे संधीत लिहिलेले असते.',
  reason: 'कारण',
  reasonHint: 'टीम ते वाचते.',
  done: {
    confirmed: 'क्रेडिट नक्की झाले आहे, आणि टीमला कळवले जाते.',
    declined: 'टीमला कळवले जाते.',
    takenBack: 'नक्की केलेले मागे घेतले आहे, आणि टीमला कळवले जाते.',
  },
  partTitle: 'क्रेडिट असलेल्या संधी',
  partSaid: 'या संधींसाठी तिच्या विद्यार्थ्यांना क्रेडिट मिळू शकते, असे या शैक्षणिक संस्थेने नक्की केले आहे.',
  all: 'इथून क्रेडिट असलेल्या सर्व संधी',
} satisfies Translated<typeof englishAsked>;
