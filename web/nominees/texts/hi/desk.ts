import type { GrantEffect } from '#contract/nominees/kinds.ts';
import type { NomineeCause, NomineeRefusal, NomineeState } from '#contract/nominees/limits.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';
import type { nomineeDeskTexts as english } from '../en/desk.ts';

export const causeTexts: Record<NomineeCause, string> = {
  death: 'मृत्यु',
  cannot_act: 'ख़ुद काम नहीं कर सकते',
};

export const nomineeStateTexts: Record<NomineeState, string> = {
  waiting: '◐ इंतज़ार में',
  granted: '✓ मंज़ूर',
  refused: '✗ नामंज़ूर',
  ended: '○ ख़त्म: सदस्य यहाँ हैं',
  withdrawn: '○ वापस लिया गया',
};

export const nomineeRefusalTexts: Record<NomineeRefusal, string> = {
  not_shown: 'दस्तावेज़ से यह साबित नहीं होता।',
  other_person: 'दस्तावेज़ किसी दूसरे व्यक्ति के बारे में है।',
  unclear: 'हम दस्तावेज़ पढ़ नहीं पाए।',
  alive: 'हमें पता है कि सदस्य ख़ुद काम कर सकते हैं।',
};

export const nomineeDeskTexts = {
  title: 'सदस्यों की ओर से काम करने के अनुरोध',
  room: 'नामित व्यक्ति',
  one: 'काम करने का अनुरोध',
  back: 'काम करने के अनुरोध',
  list: 'कौन-से अनुरोध',
  lists: {
    due: 'फ़ैसला करना है',
    waiting: `${nomineeTimes.waitDays} दिन के इंतज़ार में`,
    decided: 'फ़ैसला हुआ या ख़त्म',
  },
  none: {
    due: 'कोई अनुरोध फ़ैसले के इंतज़ार में नहीं है।',
    waiting: `कोई अनुरोध अपने ${nomineeTimes.waitDays} दिन के इंतज़ार में नहीं है।`,
    decided: 'अभी कोई अनुरोध ख़त्म नहीं हुआ है।',
  },
  late: (count) =>
    plural(count, {
      one: (shown) => `${shown} अनुरोध में देर है`,
      other: (shown) => `${shown} अनुरोधों में देर है`,
    }),
  search: 'नंबर या नाम',
  searchAct: 'खोजें',
  next: 'आगे',
  number: (number) => number,
  due: (at) => `${moment(at)} तक`,
  decides: (at) => `${moment(at)} से फ़ैसला करें`,
  asked: (at) => `${moment(at)} को अनुरोध`,
  member: 'सदस्य',
  gone: 'अकाउंट मिटा दिया गया है।',
  nominee: 'नामित व्यक्ति, जैसा सदस्य ने बताया',
  from: (name, email) => `${name}, ${email}`,
  document: 'दस्तावेज़',
  open: 'दस्तावेज़ खोलें',
  noDocument: 'दस्तावेज़ मिटा दिया गया है।',
  decidedBy: (name, at) => (name ? `${name}, ${moment(at)}` : moment(at)),
  ended: (at) => `${moment(at)} को ख़त्म`,
  erasing: (at) => `नामित व्यक्ति ने ${moment(at)} को अकाउंट मिटाना शुरू किया।`,
  bars: {
    own: 'आप वह सदस्य या नामित व्यक्ति हैं। इसका फ़ैसला दूसरा स्टाफ़ करेगा।',
    early: `आप अनुरोध के ${nomineeTimes.waitDays} दिन बाद फ़ैसला कर सकते हैं। अगर सदस्य उससे पहले साइन इन करते हैं, तो अनुरोध ख़त्म होता है।`,
  },
  grantTitle: 'मंज़ूर करें',
  grantIntro:
    'पहले दूसरा स्टाफ़ इसे पक्का करता है। फिर नामित व्यक्ति डेटा संदेशों के बिना डाउनलोड कर सकते हैं, हमसे उसे ठीक करने को कह सकते हैं, उसे मिटा सकते हैं और शिकायत कर सकते हैं।',
  reason: 'क्यों',
  grant: 'मंज़ूरी का प्रस्ताव दें',
  proposed: 'आपने या दूसरे स्टाफ़ ने मंज़ूरी का प्रस्ताव दिया है। दूसरे स्टाफ़ को इसे पक्का करना होगा।',
  toProposal: 'प्रस्ताव खोलें',
  refuseTitle: 'नामंज़ूर करें',
  refusal: 'कारण',
  choose: 'चुनें',
  refuse: 'नामंज़ूर करें',
  busy: 'भेजा जा रहा है...',
  done: { refused: 'अनुरोध नामंज़ूर है। व्यक्ति कारण पढ़ते हैं।' },
} satisfies Translated<typeof english>;

export const grantEffect = ({ number, member, nominee, cause }: GrantEffect): readonly string[] => [
  `अनुरोध ${number}: ${nominee}, ${member} की ओर से काम करेंगे।`,
  `कारण: ${causeTexts[cause as NomineeCause]}।`,
  'वे डेटा संदेशों के बिना डाउनलोड कर सकते हैं, हमसे उसे ठीक करने को कह सकते हैं, उसे मिटा सकते हैं और शिकायत कर सकते हैं।',
];
