import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';
import type { milestoneWords as english, inForceTexts as englishInForce } from '../en/milestone-words.ts';

const sides: Record<AgreementParty | 'administrator', string> = {
  project: 'प्रोजेक्ट',
  contributor: 'योगदानकर्ता',
  administrator: 'हमारा स्टाफ़',
};
const turnOf: Record<AgreementParty | 'administrator', string> = {
  project: 'प्रोजेक्ट की बारी',
  contributor: 'योगदानकर्ता की बारी',
  administrator: 'हमारे स्टाफ़ की बारी',
};
const toSide: Record<AgreementParty | 'administrator', string> = {
  project: 'प्रोजेक्ट को',
  contributor: 'योगदानकर्ता को',
  administrator: 'हमारे स्टाफ़ को',
};

export const units = (count: number) =>
  plural(count, { one: (shown) => `${shown}\u00a0यूनिट`, other: (shown) => `${shown}\u00a0यूनिट` });

const owedWords: Record<string, string> = {
  milestone_submission: 'पड़ाव जमा करना',
  milestone_resubmission: 'पड़ाव फिर से जमा करना',
  milestone_review: 'जमा किए गए काम की समीक्षा करना',
  early_end_submission: 'शुरू किया हुआ काम जमा करना',
  payment: 'बक़ाया भुगतान करना',
  payment_confirmation: 'भुगतान पक्का करना',
  paying_back: 'जो ज़्यादा मिला, उसे लौटाना',
  cause_contest: 'बताए गए कारण पर आपत्ति करना, या उसे क़ायम रहने देना',
  cause_ruling: 'जिस कारण पर आपत्ति है उस पर फ़ैसला देना',
  conversion_confirmation: 'पक्का करना कि यूनिट शेयर बनीं',
  dispute_settlement: 'सुलह के प्रस्ताव का जवाब देना',
  dispute_evidence: 'जो ज़रूरी है वह बताना और दिखाना',
  dispute_ruling: 'फ़ैसला देना',
  dispute_appeal: 'अपील करना, या फ़ैसले को क़ायम रहने देना',
  dispute_appeal_ruling: 'अपील पर फ़ैसला देना',
};
const ourWords: Record<string, (at: string) => string> = {
  dispute_evidence: (at) => `दोनों पक्ष ${at} तक जो ज़रूरी है वह बता और दिखा सकते हैं।`,
  dispute_ruling: (at) => `हम ${at} तक फ़ैसला देते हैं।`,
  dispute_appeal: (at) => `कोई भी पक्ष ${at} तक अपील कर सकता है।`,
  dispute_appeal_ruling: (at) => `हम ${at} तक अपील पर फ़ैसला देते हैं।`,
  cause_ruling: (at) => `जिस कारण पर आपत्ति है, उस पर हम ${at} तक फ़ैसला देते हैं।`,
};
const lateWords: Record<string, (at: string) => string> = {
  milestone_review: (at) =>
    `समीक्षा का समय ${at} को बीत गया। प्रोजेक्ट को दो बार याद दिलाने के बाद काम स्वीकार माना जाता है; तब तक प्रोजेक्ट जवाब दे सकता है।`,
  cause_contest: (at) =>
    `बताए गए कारण पर आपत्ति का समय ${at} को बीत गया। योगदानकर्ता को दो बार याद दिलाने के बाद कारण क़ायम रहता है; तब तक योगदानकर्ता उस पर आपत्ति कर सकते हैं।`,
  dispute_evidence: (at) => `सबूत देने का समय ${at} को बीत गया।`,
  dispute_ruling: (at) => `हमें देर हो गई है: हमारा फ़ैसला ${at} तक आना था। यह विवाद हमारी सूची में सबसे ऊपर है।`,
  dispute_appeal: (at) => `अपील का समय ${at} को बीत गया।`,
  dispute_appeal_ruling: (at) =>
    `हमें देर हो गई है: अपील पर हमारा फ़ैसला ${at} तक आना था। यह विवाद हमारी सूची में सबसे ऊपर है।`,
  cause_ruling: (at) =>
    `हमें देर हो गई है: जिस कारण पर आपत्ति है, उस पर हमारा फ़ैसला ${at} तक आना था। यह हमारी सूची में सबसे ऊपर है।`,
};
const doing = (wait: string) => owedWords[wait] ?? 'अगला क़दम उठाना';

export const milestoneWords = {
  numbered: (at) => `पड़ाव ${at}`,
  end: 'अंत',
  shares: 'शेयर',
  sides,
  stages: {
    planned: { sign: '○', word: 'तय' },
    started: { sign: '◐', word: 'शुरू' },
    submitted: { sign: '◐', word: 'जमा किया गया' },
    changes_asked: { sign: '◐', word: 'बदलाव माँगे गए' },
    accepted: { sign: '✓', word: 'स्वीकार किया गया' },
    rejected: { sign: '!', word: 'नामंज़ूर' },
    dropped: { sign: '○', word: 'छोड़ा गया' },
    cancelled: { sign: '○', word: 'रद्द' },
  },
  yours: (wait, at) => `आपकी बारी: ${doing(wait)}, ${moment(at)} तक।`,
  theirs: (side, wait, at) =>
    ourWords[wait]?.(moment(at)) ?? `${turnOf[side]}: ${doing(wait)}, ${moment(at)} तक।`,
  overdue: (side, wait, at, isReader) =>
    lateWords[wait]?.(moment(at)) ??
    (isReader
      ? `आपको ${moment(at)} तक यह करना था: ${doing(wait)}। वह समय बीत चुका है।`
      : `${toSide[side]} ${moment(at)} तक यह करना था: ${doing(wait)}। वह समय बीत चुका है।`),
  stands: 'विवाद का फ़ैसला होने तक पड़ाव की समय-सीमा रुकी हुई है।',
  nobodyOwes: 'अभी किसी को कुछ नहीं करना है।',
  notStarted: (side) =>
    side === 'contributor'
      ? 'यह शुरू नहीं हुआ है। आप चुनते हैं कि भुगतान कैसे मिले, और इसे शुरू करते हैं।'
      : 'यह शुरू नहीं हुआ है। योगदानकर्ता चुनते हैं कि भुगतान कैसे हो, और इसे शुरू करते हैं।',
  nextOne: (side, at) =>
    side === 'contributor' ? `पड़ाव ${at} आपको शुरू करना है।` : `पड़ाव ${at} योगदानकर्ता को शुरू करना है।`,
  moreTime: 'और समय माँगें, एक बार',
} satisfies Translated<typeof english>;

export const inForceTexts = {
  owed: 'किसकी बारी है',
  figures: {
    contributor: ['आपकी कमाई', 'आपको मिला', 'आपको मिलना बाक़ी', 'आपके पास'],
    project: ['उनकी कमाई', 'उन्हें मिला', 'आपको देना बाक़ी', 'उनके पास'],
  },
  holdHow: 'यूनिट जो वेस्ट हो चुकी हैं: हस्ताक्षर किए हुए वादे, शेयर नहीं।',
  unvested: (count) => {
    if (count === 0) return '';
    return count === 1 ? '1 यूनिट बाद में वेस्ट होगी।' : `${units(count)} बाद में वेस्ट होंगी, हर महीने।`;
  },
  milestones: 'पड़ाव',
  progress: (done, of) => `स्वीकार हुए: ${of} में से ${done}`,
  dueOn: (day) => `${day} तक`,
} satisfies Translated<typeof englishInForce>;
