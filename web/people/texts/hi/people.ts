import type { Total } from '#contract/search/shapes.ts';
import type { OpenTo } from '#rules/lists/kinds.ts';
import type { Translated } from '#rules/text/translated.ts';
import { day, number, plural } from '#web/ground/texts/amounts.ts';
import type { findPeopleTexts as englishFind, personTexts as englishPerson } from '../en/people.ts';

export const openToLabels: Record<OpenTo, string> = {
  'Join projects': 'प्रोजेक्ट से जुड़ना',
  'Be hired': 'नौकरी पाना',
  'Co-found': 'सह-संस्थापक बनना',
  Mentor: 'मेंटर बनना',
  Invest: 'निवेश करना',
  'Answer questions': 'सवालों के जवाब देना',
};

export function counted({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+` : number(count);
}

export function peopleCount(total: Total): string {
  if (total.isMore) return `${counted(total)} लोग`;
  return plural(total.count, { one: (count) => `${count} व्यक्ति`, other: (count) => `${count} लोग` });
}

export const personTexts = {
  openTo: 'इनके लिए तैयार',
  about: 'इनके बारे में',
  work: 'पहले का काम',
  skills: 'हुनर',
  languages: 'भाषाएँ',
  links: 'लिंक',
  time: 'समय',
  hours: (hours) =>
    plural(hours, {
      one: (shown) => `हफ़्ते में ${shown} घंटा`,
      other: (shown) => `हफ़्ते में ${shown} घंटे`,
    }),
  evenings: (evenings) =>
    plural(evenings, {
      one: (shown) => `हफ़्ते में ${shown} शाम`,
      other: (shown) => `हफ़्ते में ${shown} शाम`,
    }),
  from: (date) => `${day(date)} से`,
  away: (date) => `${day(date)} तक उपलब्ध नहीं`,
  replies: 'जवाब',
  tooNew: 'अभी इतना नया है कि आँकड़े नहीं हैं।',
  years: (from, to) => (to === from ? String(from) : `${from}–${to ?? 'अब तक'}`),
  newWindow: 'दूसरी साइट खुलेगी',
  share: 'दूसरों को भेजें',
  report: 'रिपोर्ट करें',
  owned: 'उनके प्रोजेक्ट, और वे कैसे जवाब देते हैं',
  reportNamed: (name) => `${name} की रिपोर्ट करें`,
  edit: 'दूसरों को जो दिखता है, वह बदलें',
  empty: (name) => `${name} ने अभी तक अपने बारे में कुछ नहीं लिखा है।`,
  description: (name, role, headline) =>
    headline || (role ? `Saharambh पर ${name}, ${role}।` : `Saharambh पर ${name}।`),
  handle: (handle) => `@${handle}`,
  missing: {
    title: 'यहाँ कोई नहीं दिखाया जाता',
    text: 'इस नाम का कोई पेज नहीं है, या वह सबके लिए खुला नहीं है। साइन इन करने पर सदस्यों को और लोग दिखते हैं।',
    link: 'लोग खोजें',
  },
  begin: {
    title: 'मिलकर कुछ शुरू करें',
    text: 'छात्र, संस्थापक, मेंटर और निवेशक यहाँ एक-दूसरे से मिलते हैं, और मिलकर बनाते हैं।',
    link: 'Saharambh से जुड़ें',
  },
} satisfies Translated<typeof englishPerson>;

export const findPeopleTexts = {
  pageTitle: 'लोग खोजें',
  description: 'वे सदस्य जो चाहते हैं कि दूसरे उन्हें खोजें: वे क्या कर सकते हैं, कहाँ हैं और किसके लिए तैयार हैं।',
  search: 'लोग खोजें',
  searchHint: 'कोई नाम, हुनर, कॉलेज या शब्द।',
  submit: 'खोजें',
  filters: 'फ़िल्टर',
  filtersIn: (count) => `फ़िल्टर (${number(count)})`,
  apply: 'लोग दिखाएँ',
  clear: 'सब हटाएँ',
  close: 'बंद करें',
  any: 'कोई भी',
  role: 'भूमिका',
  skill: 'हुनर',
  skillHint: 'एक हुनर, जैसे अकाउंटिंग।',
  place: 'जगह',
  placeHint: 'कोई शहर या ज़िला।',
  openTo: 'इनके लिए तैयार',
  introduction: 'परिचय के लिए तैयार',
  hours: 'हफ़्ते में घंटे',
  verified: 'सिर्फ़ जिनकी जाँच हो चुकी है',
  atLeast: (hours) => `${hours} या ज़्यादा`,
  chosen: {
    search: (typed) => `“${typed}”`,
    role: (role) => role,
    skill: (skill) => skill,
    place: (place) => place,
    openTo: (choice) => `इसके लिए तैयार: ${choice}`,
    introduction: (purpose) => `परिचय के लिए तैयार: ${purpose}`,
    hours: (hours) => `हफ़्ते में ${hours} घंटे या ज़्यादा`,
    verified: () => 'जाँच हो चुकी है',
  },
  drop: (filter) => `हटाएँ: ${filter}`,
  all: (total) => `${peopleCount(total)}, जो चाहते हैं कि दूसरे उन्हें खोजें`,
  found: (total) => `मिले: ${peopleCount(total)}`,
  hoursShort: (hours) => `हफ़्ते में ${number(hours)} घंटे`,
  openToShort: (choices) => `इनके लिए तैयार: ${choices.join(', ')}`,
  pages: 'सूची के पेज',
  next: 'अगले 20',
  first: 'पहले पेज पर वापस',
  none: 'कोई भी इन सब से मेल नहीं खाता।',
  without: (filter, total) => `इसके बिना (${filter}): ${peopleCount(total)}`,
  noneYet: 'यहाँ अभी कोई सदस्य नहीं दिखता। सबसे पहले आप हो सकते हैं।',
  unseen: 'जब तक दूसरे आपको नहीं देख सकते, आप भी उन्हें नहीं देखते।',
  showYourself: 'सदस्यों को दिखें',
  yours: 'दूसरे आपको कैसे देखते हैं',
} satisfies Translated<typeof englishFind>;
