import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { findMentorTexts as english } from '../en/find.ts';

function mentorCount({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+ मेंटर` : `${number(count)} मेंटर`;
}

export const findMentorTexts = {
  pageTitle: 'मेंटर खोजें',
  description: 'मेंटर, विषय, मदद के तरीक़े, भाषा और आपके ख़ाली समय के हिसाब से।',
  search: 'मेंटर खोजें',
  searchHint: 'कोई विषय, नाम या शब्द।',
  submit: 'खोजें',
  filters: 'फ़िल्टर',
  filtersIn: (count) => `फ़िल्टर (${number(count)})`,
  apply: 'मेंटर दिखाएँ',
  clear: 'सब हटाएँ',
  close: 'बंद करें',
  any: 'कोई भी',
  topic: 'विषय',
  kind: 'मदद का तरीक़ा',
  language: 'भाषा',
  time: 'दिन का समय',
  timeHint: (zone) => `आपके टाइम ज़ोन में, ${zone}।`,
  times: { morning: 'सुबह, 6 से 12', afternoon: 'दोपहर, 12 से 17', evening: 'शाम, 17 से 22' },
  days: 'दिन',
  dayKinds: { weekday: 'सोमवार से शुक्रवार', weekend: 'शनिवार-रविवार' },
  within: 'कितने दिनों में ख़ाली',
  withinOf: (days) => `${days} दिन`,
  country: 'देश',
  countries: { IN: 'भारत', GH: 'घाना', NG: 'नाइजीरिया', UG: 'युगांडा', other: 'कोई और देश' },
  mark: 'निशान',
  chosen: {
    search: (typed) => `“${typed}”`,
    topic: (topic) => topic,
    kind: (kind) => kind,
    language: (language) => language,
    time: (time) => time,
    days: (days) => days,
    within: (days) => `${days} दिन के अंदर ख़ाली`,
    country: (country) => country,
    mark: (mark) => mark,
  },
  drop: (filter) => `हटाएँ: ${filter}`,
  all: (total) => `${mentorCount(total)}, जिनका समय सबसे पहले है वे पहले, फिर सबसे नए`,
  found: (total) => `${mentorCount(total)} मिले, जिनका समय सबसे पहले है वे पहले, फिर सबसे नए`,
  next: 'अगले 20',
  first: 'पहले पेज पर वापस',
  pages: 'सूची के पेज',
  none: 'इन सब से मेल खाने वाले कोई मेंटर नहीं हैं।',
  noneYet: 'अभी किसी मेंटर का पेज खुला नहीं है।',
  without: (filter, total) => `${filter} के बिना: ${mentorCount(total)}`,
  nextSlot: (time) => `अगला: ${time}`,
  fitting: (time) => `आपके समय में: ${time}`,
  full: 'अभी कोई ख़ाली समय नहीं',
  own: 'मेंटर के तौर पर आपका पेज',
} satisfies Translated<typeof english>;
