import type { Translated } from '#rules/text/translated.ts';
import { day, number, plural, shortDay } from '#web/ground/texts/amounts.ts';
import { markTexts } from '#web/verifications/texts/hi/marks.ts';
import type {
  publicOpportunitiesTexts as englishList,
  publicOpportunityTexts as englishOne,
} from '../en/public-opportunities.ts';

export const publicOpportunitiesTexts = {
  saveThis: 'यह खोज सहेजें, और नए अवसर ईमेल से पाएँ',
  title: 'अवसर',
  description:
    'छात्रों और संस्थापकों के प्रोजेक्ट में अवसर: क्या काम करना होगा, कितने घंटे लगेंगे, और क्या मिलेगा: भुगतान, इक्विटी या कॉलेज क्रेडिट।',
  headline: 'वे अवसर जिनसे आप जुड़ सकते हैं।',
  intro: 'हर अवसर बताता है कि क्या काम करना होगा, कितने घंटे लगेंगे, और क्या मिलेगा।',
  feed: 'खुले अवसर, जैसे-जैसे आएँ',
  all: 'खुले अवसर',
  empty: 'ऐसा कोई अवसर नहीं है।',
  emptyAll: 'अभी कोई अवसर खुला नहीं है।',
  offer: 'अवसर दें',
  offerTitle: 'क्या आपको लोगों की तलाश है?',
  offerText: 'एक प्रोजेक्ट शुरू करें, और बताएँ कि उसमें किसी को क्या काम करना होगा और क्या मिलेगा।',
} satisfies Translated<typeof englishList>;

export const publicOpportunityTexts = {
  report: 'रिपोर्ट करें',
  missing: {
    title: 'ऐसा कोई अवसर नहीं है',
    text: 'हो सकता है कि यह अपने प्रोजेक्ट के साथ ख़त्म हो गया हो, या लिंक अधूरा हो।',
    link: 'सभी अवसर',
  },
  of: (project) => `${project} में एक अवसर`,
  wouldDo: 'सोमवार को क्या काम करना होगा',
  wouldLearn: 'क्या सीखने को मिलेगा',
  lookFor: 'हमें कैसा व्यक्ति चाहिए',
  gives: 'क्या मिलेगा',
  skills: 'हुनर',
  questions: 'आपसे क्या पूछा जाएगा',
  trial: 'ट्रायल काम',
  trialHow: (hours) => `ज़्यादा से ज़्यादा ${number(hours)} घंटे, शॉर्टलिस्ट में आने के बाद ही:`,
  facts: 'आँकड़ों में',
  hours: 'हफ़्ते में घंटे',
  hoursOf: (hours) => plural(hours, { one: (count) => `${count} घंटा`, other: (count) => `${count} घंटे` }),
  workHours: (hours) =>
    plural(hours, {
      one: (count) => `हफ़्ते में ${count} घंटा`,
      other: (count) => `हफ़्ते में ${count} घंटे`,
    }),
  length: 'कितने समय तक',
  team: 'टीम',
  begins: 'शुरुआत',
  where: 'कहाँ',
  seats: 'जगहें',
  openSeats: 'खुली जगहें',
  closes: 'कब तक खुला है',
  behind: 'इसके पीछे कौन है',
  verified: 'जाँच हो चुकी है',
  behindBy: (kinds) =>
    kinds.length > 0 ? kinds.map((kind) => markTexts[kind]).join(' · ') : 'बिना रजिस्ट्रेशन की टीम',
  figures: (figures) => {
    if (!figures) return 'अभी इतना नया है कि आँकड़े नहीं हैं।';
    const { days, percentInTime } = figures;
    const usual =
      days === null
        ? ''
        : plural(days, {
            one: (shown) => `आम तौर पर ${shown} दिन के अंदर जवाब मिलता है। `,
            other: (shown) => `आम तौर पर ${shown} दिन के अंदर जवाब मिलता है। `,
          });
    return `${usual}${number(percentInTime)}\u00a0% समय पर।`;
  },
  paysLate: {
    term: 'भुगतान में देर करते हैं',
    text: 'स्वीकार किए गए काम का जो भुगतान इन्हें करना है, उसका समय बीत चुका है, या पिछले 90 दिन में बीता था।',
  },
  share: 'दूसरों को भेजें',
  apply: 'आवेदन करें',
  applyOpens: (date) => `आवेदन के लिए: यह ${day(date)} को खुलेगा। तब तक आप इसे सहेज सकते हैं।`,
  stands: {
    paused: 'यह अवसर रोका हुआ है। अभी कोई और आवेदन नहीं कर सकता।',
    filled: 'इस अवसर की सारी जगहें भर गई हैं।',
    closed: 'यह अवसर बंद हो गया है।',
    expired: 'इस अवसर का आख़िरी दिन बीत गया है।',
    draft: 'यह ड्राफ़्ट है। यह पेज सिर्फ़ इसकी टीम देखती है।',
    review: 'यह समीक्षा के इंतज़ार में है। यह पेज सिर्फ़ इसकी टीम देखती है।',
    removed: 'हमारे स्टाफ़ ने यह अवसर हटा दिया है। यह पेज सिर्फ़ इसकी टीम देखती है।',
  },
  untilDay: (closesAt) => shortDay(new Date(closesAt).getTime() - 1),
} satisfies Translated<typeof englishOne>;
