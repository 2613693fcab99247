import type { Give } from '#contract/interests/limits.ts';
import { interestLimits as limits } from '#contract/interests/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number } from '#web/ground/texts/amounts.ts';
import type {
  interestTexts as english,
  askTexts as englishAsk,
  askerTexts as englishAsker,
  promiseTexts as englishPromise,
} from '../en/interests.ts';

export const giveNames: Record<Give, string> = {
  Time: 'वेळ',
  Advice: 'सल्ला',
  Contacts: 'संपर्क',
  Customers: 'ग्राहक',
  Machines: 'यंत्रे',
  Rooms: 'खोल्या',
};

export const promiseText =
  'संस्थापकाचे ऐकण्यासाठी, त्यांना पारखण्यासाठी किंवा त्यांची ओळख करून देण्यासाठी मी कधीही त्यांच्याकडे पैसे मागत नाही.';

export const interestTexts = {
  title: 'आवडी',
  description: 'गुंतवणूकदार किंवा इंडस्ट्री प्रोफेशनल म्हणून तुम्हाला कशात रस आहे, आणि तुम्ही काय देऊ शकता.',
  noMark:
    'हे गुंतवणूकदार किंवा इंडस्ट्री प्रोफेशनल ही खूण असलेल्या सदस्यांसाठी आहे. तिच्यासह तुम्ही प्रकल्पांना ओळखीसाठी विचारू शकता, आणि संस्थापक तुम्हाला विचारू शकतात.',
  toMark: 'खूण मिळवा',
  how: 'तुम्ही प्रकल्पाच्या ओनरना विचारता, आणि तुम्ही त्यांच्या विनंत्यांसाठी तयार असता, तेव्हा ते हे वाचतात. आम्ही रकमा विचारत नाही.',
  sectors: `क्षेत्रे (${number(limits.sectors)} पर्यंत)`,
  stages: 'पायऱ्या',
  districts: 'जिल्हे',
  districtsHint: `शहरे किंवा जिल्हे, प्रत्येक ओळीवर एक. ${number(limits.districts)} पर्यंत.`,
  gives: 'माझ्याकडून काय मिळू शकते',
  about: 'तुमच्या स्वतःच्या शब्दांत',
  aboutHint: 'रकमा आणि किमती लिहू नका. इथे काहीही देऊ करता येत नाही.',
  openFor: 'प्रकल्पांचे ओनर मला याबद्दल विचारू शकतात',
  openForHint:
    'तुम्ही एकावर टिक केले, तर त्यावरून सदस्यांना तुम्ही सापडता आणि ते या आवडी वाचतात. तुम्ही एकावरही टिक केले नाही, तर तुम्हाला कोणीही विचारू शकत नाही.',
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  saved: 'जतन झाले.',
  remove: 'माझ्या आवडी हटवा',
  removeHow: 'यानंतर तुम्हाला कोणीही विचारू शकत नाही. तुमचे वचन राहते.',
  removed: 'तुमच्या आवडी हटवल्या आहेत.',
  promise: 'तुमचे वचन',
  promisedOn: (on) => `तुम्ही ${day(on)} रोजी वचन दिले: “${promiseText}”`,
  notPromised: 'प्रकल्पाला विचारण्याआधी तुम्ही एक वचन देता.',
  toPromise: 'वचन वाचा',
  next: 'पुढे तुम्ही काय करू शकता',
  toProjects: 'प्रकल्प शोधा आणि शोध जतन करा',
  toProjectsFacts: 'नवीन निकाल सोमवारी ईमेलने येतात',
  toIntroductions: 'माझ्या ओळखी',
  toIntroductionsFacts: 'तुमच्याकडे आलेल्या आणि तुम्ही पाठवलेल्या विनंत्या',
  toMentoring: 'मेंटरिंग द्या',
  toMentoringFacts: 'मेंटर म्हणून एक पान उघडा',
  toAdvice: 'सल्ला शोधणारे सर्व प्रकल्प',
  advice: 'सल्ला शोधणारे प्रकल्प',
  adviceNone: 'सध्या कोणताही प्रकल्प सल्ला शोधत नाही.',
} satisfies Translated<typeof english>;

export const promiseTexts = {
  title: 'तुमचे वचन',
  description: 'प्रकल्पाला ओळखीसाठी विचारण्याआधी तुम्ही काय वचन देता.',
  why: 'इथे आपले म्हणणे ऐकले जावे म्हणून संस्थापक कोणालाही पैसे देत नाहीत. तुम्ही पैसे मागितले, तर आम्ही तुमची खूण संपवतो आणि मेंटर म्हणून तुमचे पान बंद करतो. ही दोन्ही तुम्हाला 12 महिने पुन्हा मिळत नाहीत.',
  submit: 'माझे हे वचन आहे',
  submitting: 'जतन होत आहे…',
} satisfies Translated<typeof englishPromise>;

export const askerTexts = {
  title: 'ओळख',
  description: 'कोणते सदस्य प्रकल्पाच्या ओनरना ओळखीसाठी विचारू शकतात.',
  up: 'प्रकल्प',
  how: 'ओनरना ओळखीसाठी कोण विचारू शकते ते निवडा. तुम्ही निवडेपर्यंत कोणीही विचारू शकत नाही. तुम्ही काय निवडले ते कोणतेही सार्वजनिक पान सांगत नाही.',
  investors: 'गुंतवणूकदार विचारू शकतात',
  professionals: 'इंडस्ट्री प्रोफेशनल विचारू शकतात',
  money:
    'तुमचे ऐकण्यासाठी, तुम्हाला पारखण्यासाठी किंवा ओळख करून देण्यासाठी कोणीही तुमच्याकडून पैसे घेऊ शकत नाही. कोणी मागितले, तर रिपोर्ट करा.',
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  saved: 'जतन झाले.',
  toRequests: 'आमच्याकडे आलेल्या विनंत्या, आणि किती वाट पाहू शकतात',
} satisfies Translated<typeof englishAsker>;

export const askTexts = {
  title: 'ओळखीसाठी विचारा',
  first: {
    interests: 'आधी तुमच्या आवडी सांगा',
    promise: 'आधी एक वचन वाचा आणि द्या',
  },
  projectHow: 'तुम्ही या प्रकल्पाच्या ओनरना तुमच्याशी बोलण्यासाठी विचारू शकता.',
  person: (name) => `${name} ओळखीसाठी तयार आहेत`,
  personHow: 'प्रकल्पांचे ओनर विचारू शकतात. हे सदस्य तुमच्या विनंतीसोबत तुमचा एक प्रकल्प वाचतात.',
  noProject: 'आधी एक प्रकल्प सुरू करा, मग तुम्ही विचारू शकता.',
} satisfies Translated<typeof englishAsk>;
