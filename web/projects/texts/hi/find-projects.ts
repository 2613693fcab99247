import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { findProjectsTexts as english } from '../en/find-projects.ts';

const projects = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ प्रोजेक्ट`
    : plural(total.count, { one: (shown) => `${shown} प्रोजेक्ट`, other: (shown) => `${shown} प्रोजेक्ट` });

export const findProjectsTexts = {
  pageTitle: 'प्रोजेक्ट खोजें',
  description: 'सदस्यों के शुरू किए प्रोजेक्ट: शब्द, चरण, क्षेत्र और जगह से खोजें।',
  search: 'प्रोजेक्ट खोजें',
  searchHint: 'नाम, एक लाइन का वर्णन या प्रोजेक्ट में लिखी कोई भी बात।',
  submit: 'खोजें',
  filters: 'फ़िल्टर',
  filtersIn: (count) => `फ़िल्टर (${number(count)})`,
  stage: 'चरण',
  sector: 'क्षेत्र',
  place: 'जगह',
  textIn: 'टेक्स्ट की भाषा',
  any: 'कोई भी',
  apply: 'प्रोजेक्ट दिखाएँ',
  all: (total) => `${projects(total)}, सबसे नए पहले।`,
  found: (total) => `मिले: ${projects(total)}।`,
  none: 'ऐसा कोई प्रोजेक्ट नहीं है।',
  noneYet: 'अभी तक कोई प्रोजेक्ट प्रकाशित नहीं हुआ है।',
  typed: (words) => `“${words}”`,
  without: (chosen, total) => `इसके बिना (${chosen}): ${projects(total)}`,
  clear: 'सब हटाएँ',
  close: 'बंद करें',
  drop: (filter) => `हटाएँ: ${filter}`,
  start: 'प्रोजेक्ट शुरू करें',
  pages: 'पेज',
  first: 'पहला पेज',
  next: 'पुराने प्रोजेक्ट',
  toSave: 'फ़िल्टर या शब्दों वाली खोज आप सहेज सकते हैं। तब नए प्रोजेक्ट सोमवार को ईमेल से आएँगे।',
} satisfies Translated<typeof english>;
