import { findLanguage } from '#contract/lists/interface-languages.ts';
import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { findOpportunitiesTexts as english } from '../en/find-opportunities.ts';

const opportunities = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ अवसर`
    : plural(total.count, { one: (shown) => `${shown} अवसर`, other: (shown) => `${shown} अवसर` });

const open = (total: Total) =>
  total.count === 1 && !total.isMore ? `${opportunities(total)} खुला है।` : `${opportunities(total)} खुले हैं।`;

export const findOpportunitiesTexts = {
  tab: 'अवसर',
  one: 'अवसर',
  sayWhat: 'बताएँ कि आप क्या कर सकते हैं और आपके पास कितने घंटे हैं, और देखें कि क्या मेल खाता है',
  pageTitle: 'अवसर खोजें',
  description: 'खुले अवसर: शब्द, प्रकार, हुनर, जगह, घंटे, भुगतान और दूसरी बातों से खोजें।',
  search: 'खुले अवसर खोजें',
  searchHint: 'नाम, हुनर या इसमें लिखी कोई भी बात।',
  submit: 'खोजें',
  filters: 'फ़िल्टर',
  filtersIn: (count) => `फ़िल्टर (${number(count)})`,
  groups: { hours: 'घंटे', place: 'जगह', gives: 'क्या मिलेगा', begins: 'शुरुआत', more: 'और फ़िल्टर' },
  any: 'कोई भी',
  kind: 'प्रकार',
  jobs: 'इंटर्नशिप और नौकरियाँ',
  skill: 'हुनर',
  place: 'किस जगह के पास',
  placeHint: 'कोई शहर, ज़िला या पिन कोड।',
  within: 'कितनी दूरी तक',
  km: (km) => `${km} किमी`,
  usualWithin: '25 किमी',
  remote: 'कहीं से भी किया जा सकता है',
  hours: 'हफ़्ते में घंटे',
  atMost: (hours) => `ज़्यादा से ज़्यादा ${hours}`,
  pay: 'हर महीने भुगतान, कम से कम',
  currency: 'मुद्रा',
  equity: 'इक्विटी मिल सकती है',
  credit: 'कॉलेज क्रेडिट',
  institution: 'क्रेडिट किसने पक्का किया',
  verified: 'सिर्फ़ उन लोगों के जिनकी जाँच हो चुकी है',
  textIn: 'टेक्स्ट की भाषा',
  begins: 'शुरुआत',
  inDays: { 7: 'एक हफ़्ते में', 14: 'दो हफ़्ते में', 30: 'एक महीने में', 90: 'तीन महीने में' },
  order: 'सबसे पहले दिखाएँ',
  orders: { newest: 'सबसे नए', closing: 'जो सबसे जल्दी बंद होंगे' },
  fit: 'जो मुझसे सबसे ज़्यादा मेल खाए',
  apply: 'अवसर दिखाएँ',
  all: open,
  found: (total, { hours, place, others }) => {
    const asked = [
      ...(place === '' ? [] : [`${place} के पास`]),
      ...(hours === '' ? [] : [`हफ़्ते में ज़्यादा से ज़्यादा ${hours} घंटे`]),
      ...others,
    ];
    return asked.length > 0 ? `${asked.join(', ')}: ${opportunities(total)}।` : open(total);
  },
  centres: 'दूरी एक जगह के केंद्र से दूसरी जगह के केंद्र तक की है।',
  unknownPlace: (typed) => `हमें ${typed} नाम की कोई जगह नहीं मिली। किसी शहर या ज़िले का नाम लिखें।`,
  unknownPin: 'हमें यह पिन कोड नहीं पता। ज़िला चुनें।',
  payOtherwise: (total) =>
    plural(total.count, {
      one: (shown) => `${shown} और अवसर में भुगतान किसी दूसरे तरीक़े से बताया गया है।`,
      other: () => `${opportunities(total)} और हैं, जिनमें भुगतान किसी दूसरे तरीक़े से बताया गया है।`,
    }),
  none: 'ऐसा कोई अवसर नहीं है।',
  noneYet: 'अभी कोई अवसर खुला नहीं है।',
  without: (chosen, total) => `इसके बिना (${chosen}): ${opportunities(total)}`,
  clear: 'सब हटाएँ',
  close: 'बंद करें',
  drop: (filter) => `हटाएँ: ${filter}`,
  pages: 'पेज',
  first: 'पहला पेज',
  next: 'और अवसर',
  about: (km) => `क़रीब ${number(km)} किमी`,
  chosen: {
    search: (value) => `“${value}”`,
    kind: (value) => (value === 'jobs' ? 'इंटर्नशिप और नौकरियाँ' : value),
    skill: (value) => value,
    place: (value) => `${value} के पास`,
    remote: () => 'कहीं से भी',
    hours: (value) => `हफ़्ते में ज़्यादा से ज़्यादा ${value} घंटे`,
    pay: (value) => `हर महीने कम से कम ${number(Number(value))}`,
    equity: () => 'इक्विटी',
    credit: () => 'कॉलेज क्रेडिट',
    institution: (value) => `क्रेडिट पक्का किया: ${value}`,
    verified: () => 'जाँच हो चुकी है',
    textIn: (value) => `टेक्स्ट की भाषा: ${findLanguage(value)?.name ?? value}`,
    begins: (value) => `${value} दिन में शुरू`,
  },
  saved: 'सहेजा गया',
  appliedTo: 'आवेदन किया',
  savedNone: 'आपने अभी तक कोई अवसर नहीं सहेजा है।',
  savedHow: 'किसी अवसर को उसके पेज पर सहेजें, और वह आपको यहाँ फिर मिल जाएगा।',
  applied: 'मेरे आवेदन',
  savedTitle: 'सहेजे हुए अवसर',
  savedBar: 'सहेजे हुए',
  findBar: 'खोजें',
  isOver: 'अब खुला नहीं है',
  save: 'सहेजें',
  unsave: 'सहेजे हुए में से हटाएँ',
  publicPage: 'इसका सार्वजनिक पेज, भेजने के लिए',
  toApplication: 'आपका आवेदन',
  workspace: 'आपकी टीम का पेज',
} satisfies Translated<typeof english>;
