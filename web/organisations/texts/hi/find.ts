import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { findOrganisationsTexts as english } from '../en/find.ts';

const organisations = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ संस्थाएँ`
    : plural(total.count, { one: (shown) => `${shown} संस्था`, other: (shown) => `${shown} संस्थाएँ` });

export const findOrganisationsTexts = {
  title: 'संस्थाएँ',
  description: 'Saharambh पर कॉलेज, कंपनियाँ और साझेदार: वे कौन हैं, कहाँ हैं, और उनके प्रोजेक्ट।',
  headline: 'हिस्सा लेने वाले कॉलेज और कंपनियाँ।',
  intro: 'हमने हर एक का रजिस्टर और पत्र जाँचा है। छात्र, प्रोजेक्ट और क्रेडिट यहाँ से शुरू होते हैं।',
  all: 'सभी संस्थाएँ',
  search: 'संस्थाएँ खोजें',
  searchHint: 'नाम, जगह, या संस्था ने अपने बारे में जो भी लिखा है।',
  submit: 'खोजें',
  filters: 'फ़िल्टर',
  filtersIn: (count) => `फ़िल्टर (${number(count)})`,
  kind: 'प्रकार',
  place: 'शहर या ज़िला',
  any: 'कोई भी',
  apply: 'संस्थाएँ दिखाएँ',
  shown: (total) => `${organisations(total)}, सबसे नई पहले।`,
  found: (total) =>
    total.isMore || total.count > 1 ? `${organisations(total)} मिलीं।` : `${organisations(total)} मिली।`,
  none: 'ऐसी कोई संस्था नहीं है।',
  noneYet: 'अभी यहाँ कोई संस्था खुली नहीं है।',
  typed: (words) => `“${words}”`,
  without: (chosen, total) => `इसके बिना (${chosen}): ${organisations(total)}`,
  clear: 'सब हटाएँ',
  close: 'बंद करें',
  drop: (filter) => `हटाएँ: ${filter}`,
  pages: 'पेज',
  first: 'पहला पेज',
  next: 'पुरानी संस्थाएँ',
  openTitle: 'क्या आप किसी कॉलेज या कंपनी की ओर से काम करते हैं?',
  openText: 'आपको संस्था का निशान और एक पत्र चाहिए। हम ये दोनों दो कामकाजी दिन के अंदर देखते हैं।',
  open: 'संस्था खोलें',
} satisfies Translated<typeof english>;
