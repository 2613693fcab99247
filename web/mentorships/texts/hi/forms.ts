import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import type { planFormTexts as englishPlan, seriesTexts as englishSeries } from '../en/forms.ts';

const daysOf = (count: number) =>
  plural(count, { one: (shown) => `${shown} दिन`, other: (shown) => `${shown} दिन` });

export const planFormTexts = {
  propose: 'मेंटरशिप का प्रस्ताव दें',
  proposeDescription: 'जिन सदस्य से आप मिले हैं, उनके साथ मेंटरशिप के लक्ष्य, हफ़्ते और कितनी बार मिलना है।',
  about: (topic) => `आपके सेशन का विषय था: ${topic}।`,
  submit: 'प्लान भेजें',
  how: 'दूसरे सदस्य 5 दिन के अंदर जवाब देते हैं। वे सहमति देते हैं, मना करते हैं, या दूसरा प्लान भेजते हैं।',
  change: 'दूसरे प्लान का प्रस्ताव दें',
  changeDescription: 'एक प्लान का जवाब दूसरे प्लान से दें।',
  toPlan: 'प्लान पर वापस',
  changeHow: 'आपका प्लान पहले प्लान की जगह लेता है। दूसरे सदस्य 5 दिन के अंदर जवाब देते हैं।',
  goal: (number) => `लक्ष्य ${number}`,
  goalHint: 'एक बात, जो आप हासिल करना चाहते हैं।',
  doneWhen: (number) => `लक्ष्य ${number} तब पूरा है, जब`,
  doneHint: 'कुछ ऐसा, जिसे आप दोनों देख सकें, जैसे “दस लोगों ने इसे आज़माया है”।',
  moreGoals: 'और लक्ष्य',
  weeks: `कितने हफ़्तों के लिए (${limits.weeks.min} से ${limits.weeks.max})`,
  every: 'आप मिलते हैं',
  everyOf: (weeks) => (weeks === 1 ? 'हर हफ़्ते' : `हर ${weeks} हफ़्ते में`),
  minutes: 'एक सेशन की अवधि',
  minutesOf: (count) => `${count} मिनट`,
  where: 'आप कहाँ मिलते हैं',
  whereHint: 'हर सेशन का अपना लिंक या पता होता है।',
  answers: 'आप दोनों संदेशों का जवाब कितने दिन में देते हैं',
  answersOf: daysOf,
  bar: 'अभी मेंटरशिप का प्रस्ताव नहीं दिया जा सकता',
  toOpen: 'मेंटरशिप खोलें',
  toSession: 'सेशन पर वापस',
} satisfies Translated<typeof englishPlan>;

export const seriesTexts = {
  title: 'सेशन बुक करें',
  description: 'मेंटर के एक ही स्थानीय समय पर छह तक सेशन।',
  lead: (every, minutes) =>
    every === 1
      ? `${minutes} मिनट के ${limits.series} तक सेशन, हर हफ़्ते, मेंटर की घड़ी में हमेशा एक ही समय पर। वे तुरंत पक्के हो जाते हैं।`
      : `${minutes} मिनट के ${limits.series} तक सेशन, हर ${every} हफ़्ते में, मेंटर की घड़ी में हमेशा एक ही समय पर। वे तुरंत पक्के हो जाते हैं।`,
  first: 'पहला सेशन',
  firstHint: (zone) => `मेंटर की घड़ी में, ${zone}।`,
  count: 'कितने',
  countOf: (count) => plural(count, { one: (shown) => `${shown} सेशन`, other: (shown) => `${shown} सेशन` }),
  look: 'समय दिखाएँ',
  noTimes: 'आख़िरी दिन तक मेंटर के घंटों में कोई समय ख़ाली नहीं है।',
  noTimesThen: 'इस हफ़्ते में कोई समय ख़ाली नहीं है।',
  times: 'ये समय',
  bars: {
    '': 'ख़ाली',
    clock: 'ख़ाली नहीं: तब घड़ी बदलती है',
    mentor: 'ख़ाली नहीं: मेंटर के ख़ाली घंटों या सीमाओं से बाहर',
    mentee: 'ख़ाली नहीं: तब मेंटी का एक सेशन है',
    end: 'ख़ाली नहीं: आख़िरी दिन के बाद',
    plan: 'नहीं हो सकता: प्लान में जितने सेशन हो सकते हैं, उतने आप बुक कर चुके हैं',
  },
  full: 'प्लान में जितने सेशन हो सकते हैं, उतने आप बुक कर चुके हैं। उनमें से एक पूरा होने पर आप और बुक कर सकते हैं।',
  noneFree: 'इनमें से कोई समय ख़ाली नहीं है। पहला सेशन किसी और समय का चुनें।',
  submit: (count) =>
    plural(count, {
      one: (shown) => `${shown} सेशन बुक करें`,
      other: (shown) => `${shown} सेशन बुक करें`,
    }),
  leftOut: 'जो समय ख़ाली नहीं हैं, वे बुक नहीं होते।',
  whereAsPlanned: (where) => `जैसा प्लान में है: ${where}। मेंटर लिंक, नंबर या पता जोड़ते हैं।`,
  where: 'सभी के लिए वही लिंक, नंबर या पता। आप इसे हर सेशन के लिए बदल सकते हैं।',
} satisfies Translated<typeof englishSeries>;
