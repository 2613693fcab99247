import type { Translated } from '#rules/text/translated.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import type { consentTexts as english, receiptTexts as englishReceipt } from '../en/consents.ts';

export const consentTexts = {
  title: 'सहमतियाँ',
  facts: 'आपने किन बातों पर सहमति दी, उसे वापस कैसे लें, रसीदें',
  description: 'आपने किन बातों पर सहमति दी, किस संस्करण में, और उसे वापस कैसे लें।',
  intro: 'वापस लेने के लिए बस एक बार दबाना होता है। अगला पेज खुलते ही यह लागू हो जाता है।',
  none: 'आपने अभी कोई सहमति नहीं दी है।',
  given: (at) => `${day(at)} को दी गई`,
  withdrawn: (at) => `${day(at)} को वापस ली गई`,
  refused: (at) => `नहीं दी गई। ${day(at)} को जवाब दिया गया`,
  stateGiven: '✓ दी गई',
  stateWithdrawn: '○ नहीं दी गई',
  textNames: { terms: 'सेवा की शर्तें', privacy: 'गोपनीयता नीति', statement: 'घोषणापत्र' },
  version: (text, version, language) => `${text}, संस्करण ${version}, ${language}`,
  withdraw: (name) => `वापस लें: ${name}`,
  withdrawing: 'वापस लिया जा रहा है...',
  byAccount: 'इसे वापस लेने के लिए अकाउंट मिटाना पड़ता है।',
  giveUp: 'मेरा अकाउंट मिटाएँ',
  byGuardian: 'इसे आपके माता-पिता या अभिभावक देते और वापस लेते हैं, हमने उन्हें जो ईमेल भेजा उसके लिंक से।',
  done: 'आपने इसे वापस ले लिया है। यह अभी से लागू है।',
  receipts: 'रसीदें',
  receiptLine: (isGiven, at, number) =>
    isGiven ? `रसीद ${number}: सहमति ${day(at)} को दी गई` : `रसीद ${number}: सहमति नहीं दी गई, ${day(at)}`,
} satisfies Translated<typeof english>;

export const receiptTexts = {
  title: (number) => `रसीद ${number}`,
  description: 'रसीद: आपने सहमति दी या वापस ली।',
  given: 'सहमति दी गई।',
  withdrawn: 'सहमति नहीं दी गई है।',
  number: 'नंबर',
  member: 'किसका अकाउंट',
  consent: 'सहमति',
  reach: 'किसके लिए',
  about: 'इसका मतलब',
  text: 'टेक्स्ट',
  hash: 'शब्दों का SHA-256',
  by: 'किसने',
  givers: { member: 'सदस्य', guardian: 'माता-पिता या अभिभावक' },
  at: 'तारीख और समय',
  moment: (at) => moment(at),
  print: 'इसे काग़ज़ पर रखने के लिए यह पेज प्रिंट करें।',
  old: 'इस संस्करण का टेक्स्ट',
} satisfies Translated<typeof englishReceipt>;
