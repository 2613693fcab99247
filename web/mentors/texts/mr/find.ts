import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { findMentorTexts as english } from '../en/find.ts';

function mentorCount({ count, isMore }: Total): string {
  return isMore ? `${number(count)}+ मेंटर` : `${number(count)} मेंटर`;
}

export const findMentorTexts = {
  pageTitle: 'मेंटर शोधा',
  description: 'मेंटर, विषय, मदतीचा प्रकार, भाषा आणि तुमच्या मोकळ्या वेळांनुसार.',
  search: 'मेंटर शोधा',
  searchHint: 'एखादा विषय, नाव किंवा शब्द.',
  submit: 'शोधा',
  filters: 'फिल्टर',
  filtersIn: (count) => `फिल्टर (${number(count)})`,
  apply: 'मेंटर दाखवा',
  clear: 'सर्व काढा',
  close: 'बंद करा',
  any: 'कोणतेही',
  topic: 'विषय',
  kind: 'मदतीचा प्रकार',
  language: 'भाषा',
  time: 'दिवसातली वेळ',
  timeHint: (zone) => `तुमच्या टाइम झोनमध्ये, ${zone}.`,
  times: { morning: 'सकाळ, 6 ते 12', afternoon: 'दुपार, 12 ते 17', evening: 'संध्याकाळ, 17 ते 22' },
  days: 'दिवस',
  dayKinds: { weekday: 'सोमवार ते शुक्रवार', weekend: 'शनिवार-रविवार' },
  within: 'किती दिवसांत मोकळे',
  withinOf: (days) => `${days} दिवस`,
  country: 'देश',
  countries: { IN: 'भारत', GH: 'घाना', NG: 'नायजेरिया', UG: 'युगांडा', other: 'दुसरा देश' },
  mark: 'खूण',
  chosen: {
    search: (typed) => `“${typed}”`,
    topic: (topic) => topic,
    kind: (kind) => kind,
    language: (language) => language,
    time: (time) => time,
    days: (days) => days,
    within: (days) => `${days} दिवसांत मोकळे`,
    country: (country) => country,
    mark: (mark) => mark,
  },
  drop: (filter) => `काढा: ${filter}`,
  all: (total) => `${mentorCount(total)}, ज्यांची वेळ सर्वात आधी आहे ते आधी, मग सर्वात नवीन`,
  found: (total) => `${mentorCount(total)} सापडले, ज्यांची वेळ सर्वात आधी आहे ते आधी, मग सर्वात नवीन`,
  next: 'पुढचे 20',
  first: 'पहिल्या पानावर परत',
  pages: 'यादीची पाने',
  none: 'या सर्वांशी जुळणारे मेंटर नाहीत.',
  noneYet: 'अजून कोणत्याही मेंटरचे पान खुले नाही.',
  without: (filter, total) => `${filter} शिवाय: ${mentorCount(total)}`,
  nextSlot: (time) => `पुढची: ${time}`,
  fitting: (time) => `तुमच्या वेळांत: ${time}`,
  full: 'सध्या मोकळी वेळ नाही',
  own: 'मेंटर म्हणून तुमचे पान',
} satisfies Translated<typeof english>;
