import type { CreditOpportunityList, CreditOpportunityState } from '#contract/credit-opportunities/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import type { askedTexts as englishAsked, institutionTexts as englishInstitution } from '../en/credit.ts';

const hours = (count: number) =>
  plural(count, { one: (shown) => `${shown} घंटा`, other: (shown) => `${shown} घंटे` });
const credits = (count: number) =>
  plural(count, { one: (shown) => `${shown} क्रेडिट`, other: (shown) => `${shown} क्रेडिट` });

type Answer = { state: CreditOpportunityState; hours: number; credits: number; dueAt: string };

export const institutionTexts = {
  title: 'शिक्षण संस्था से क्रेडिट',
  up: 'अवसर',
  description: 'वह शिक्षण संस्था जो आपके अवसर का क्रेडिट पक्का करती है।',
  how: 'कोई शिक्षण संस्था चुनें जो यहाँ है, और हम उससे क्रेडिट पक्का करने को कहते हैं। आपका अवसर इसके इंतज़ार में नहीं रुकता।',
  byHand: (institution, count) =>
    `अभी इसमें लिखा है: ${institution}, ${hours(count)}। नाम हाथ से लिखा है, इसलिए किसी शिक्षण संस्था से नहीं पूछा जाता।`,
  noCredit: 'यह अवसर अभी कॉलेज क्रेडिट नहीं देता।',
  notYet: (institution) => `आपका अवसर खुलते ही हम ${institution} से पूछते हैं।`,
  waits: (institution) => `आपके बदलाव की समीक्षा होने के बाद हम ${institution} से पूछते हैं, अगर आपका अवसर खुला हो।`,
  stands: (institution, answer) => standsWords[answer.state](institution, answer),
  reason: 'कारण:',
  again: 'फिर से पूछें',
  unname: 'इस संस्था से न पूछें',
  unnameHow: 'उसका नाम जैसा लिखा है वैसा रहता है। इसे कोई पक्का नहीं करता।',
  closed: 'यह अवसर अभी बदला नहीं जा सकता।',
  find: 'शिक्षण संस्था चुनें',
  search: 'नाम, या यहाँ उसके पेज का पता',
  searchHint: 'जैसे: वर्धा कॉलेज, या wardha-college।',
  submit: 'खोजें',
  none: 'यहाँ ऐसी कोई शिक्षण संस्था नहीं है। आप अवसर में उसका नाम हाथ से लिख सकते हैं।',
  byHandLink: 'नाम हाथ से लिखें',
  found: 'शिक्षण संस्थाएँ',
  hours: 'क्रेडिट के घंटे',
  hoursHint: 'ज़्यादा से ज़्यादा 120।',
  ask: 'यह संस्था चुनें',
  worse: 'अगर आपके अवसर की शर्तें पहले की तुलना में ख़राब हो जाएँ, तो शिक्षण संस्था को इसे फिर से पक्का करना होता है।',
  done: {
    named: 'शिक्षण संस्था चुन ली गई है।',
    again: 'हमने फिर से पूछा है।',
    unnamed: 'अब शिक्षण संस्था से नहीं पूछा जाता।',
  },
  partTitle: 'कॉलेज क्रेडिट',
  partLink: 'इसे पक्का करने वाली शिक्षण संस्था चुनें',
  partNamed: 'शिक्षण संस्था और उसका जवाब',
} satisfies Translated<typeof englishInstitution>;

const standsWords: Record<CreditOpportunityState, (institution: string, answer: Answer) => string> = {
  asked: (institution, { dueAt }) =>
    dueAt ? `हमने ${institution} से पूछा है। जवाब ${shortDay(dueAt)} तक आना है।` : `हमने ${institution} से पूछा है।`,
  unanswered: (institution) =>
    `${institution} ने समय पर जवाब नहीं दिया, इसलिए क्रेडिट पक्का नहीं है। जवाब अब भी आ सकता है।`,
  confirmed: (institution, answer) =>
    `${institution} ने क्रेडिट पक्का किया है: ज़्यादा से ज़्यादा ${hours(answer.hours)}, ${credits(answer.credits)}`,
  declined: (institution) => `${institution} की ओर से इस अवसर के लिए क्रेडिट नहीं मिलता।`,
  taken_back: (institution) => `${institution} ने जो क्रेडिट पक्का किया था, वह वापस ले लिया।`,
  ended: (institution) => `${institution} से इस समय नहीं पूछा जाता।`,
};

const stateWords: Record<CreditOpportunityState, (most: string, given: string, dueAt: string) => string> = {
  asked: (_most, _given, dueAt) => (dueAt ? `${shortDay(dueAt)} तक जवाब दें` : 'आपके जवाब का इंतज़ार है'),
  unanswered: () => 'जवाब देने का समय बीत चुका है। आप अब भी जवाब दे सकते हैं।',
  confirmed: (most, given) => `पक्का किया गया: ज़्यादा से ज़्यादा ${most}, ${given}`,
  declined: () => 'मना किया गया',
  taken_back: () => 'आपने जो पक्का किया था, वह वापस ले लिया',
  ended: () => 'ख़त्म',
};

export const askedTexts = {
  title: 'क्रेडिट वाले अवसर',
  organisation: 'संस्था',
  description: 'वे अवसर जो किसी शिक्षण संस्था से अपना क्रेडिट पक्का करने को कहते हैं।',
  how: 'इन अवसरों में लिखा है कि आपकी शिक्षण संस्था उनके लिए क्रेडिट देती है। इसे पक्का करें, या मना करें। तब तक वे खुले रहते हैं, और उनमें लिखा होता है कि आपने इसे पक्का नहीं किया है।',
  tabs: {
    waiting: 'इंतज़ार में',
    confirmed: 'पक्के किए गए',
    declined: 'मना किए गए',
  } satisfies Record<CreditOpportunityList, string>,
  none: {
    waiting: 'कोई अवसर आपके जवाब के इंतज़ार में नहीं है।',
    confirmed: 'आपने कोई अवसर पक्का नहीं किया है।',
    declined: 'आपने किसी अवसर को मना नहीं किया है।',
  } satisfies Record<CreditOpportunityList, string>,
  more: 'और अवसर',
  given: (project, count) => `${project} · क्रेडिट: ${hours(count)}`,
  state: ({ state, hours: most, credits: count, dueAt }): string =>
    stateWords[state](hours(most), credits(count), dueAt),
  one: 'एक अवसर का क्रेडिट',
  read: 'अवसर पढ़ें',
  says: (count) => `इसमें लिखा है कि छात्रों को इतने का क्रेडिट मिलता है: ${hours(count)}।`,
  own: 'आप इस प्रोजेक्ट की टीम में हैं, इसलिए आपकी शिक्षण संस्था के स्टाफ़ के दूसरे लोग जवाब देते हैं।',
  confirm: 'क्रेडिट पक्का करें',
  change: 'पक्का किया हुआ बदलें',
  hours: 'घंटे, ज़्यादा से ज़्यादा',
  hoursHint: (count) => `ज़्यादा से ज़्यादा ${number(count)}, जैसा अवसर में लिखा है।`,
  cohorts: 'यह इनके छात्रों के लिए मान्य है',
  rule: (perCredit, most) => `1 क्रेडिट के लिए ${hours(perCredit)}, ज़्यादा से ज़्यादा ${credits(most)}।`,
  noRule: 'इस बैच के लिए अभी क्रेडिट का कोई नियम नहीं है।',
  noCohorts: 'अभी किसी बैच के लिए क्रेडिट का नियम नहीं है। पहले किसी बैच के पेज पर नियम तय करें।',
  toCohorts: 'बैच',
  confirmButton: 'पक्का करें',
  void: 'अगर अवसर की शर्तें पहले की तुलना में ख़राब हो जाएँ, तो आपने जो पक्का किया है वह ख़त्म हो जाता है और हम आपसे फिर पूछते हैं।',
  decline: 'मना करें',
  declineHow: 'अवसर खुला रहता है और उसमें लिखा होता है कि आपने क्रेडिट पक्का नहीं किया है।',
  takeBack: 'पक्का किया हुआ वापस लें',
  takeBackHow: 'उसके बाद अवसर में लिखा होता है कि आपने क्रेडिट पक्का नहीं किया है।',
  reason: 'कारण',
  reasonHint: 'टीम इसे पढ़ती है।',
  done: {
    confirmed: 'क्रेडिट पक्का हो गया है, और टीम को बता दिया जाता है।',
    declined: 'टीम को बता दिया जाता है।',
    takenBack: 'जो पक्का किया था वह वापस ले लिया गया है, और टीम को बता दिया जाता है।',
  },
  partTitle: 'क्रेडिट वाले अवसर',
  partSaid: 'इस शिक्षण संस्था ने पक्का किया है कि इसके छात्रों को इन अवसरों के लिए क्रेडिट मिल सकता है।',
  all: 'यहाँ से क्रेडिट वाले सभी अवसर',
} satisfies Translated<typeof englishAsked>;
