import type { Criterion, Split, Weight } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const weightLabels: Record<Weight, string> = {
  must: 'ज़रूरी',
  nice: 'हो तो अच्छा',
  open: 'फ़र्क़ नहीं पड़ता',
};
export const splitLabels: Record<Split, string> = {
  equal: 'लगभग बराबर',
  they_less: 'उन्हें कम मिले',
  i_less: 'मुझे कम मिले',
};
export const searchModeLabels: Record<SearchSaid['mode'], string> = {
  'On site': 'काम की जगह पर',
  Remote: 'सिर्फ़ कहीं से भी',
  Both: 'काम की जगह पर या कहीं से भी',
};
export const criterionLabels: Record<Criterion, string> = {
  hours: 'घंटे',
  distance: 'दूरी',
  skills: 'हुनर',
  sector: 'क्षेत्र',
  stage: 'चरण',
  start: 'शुरुआत',
  split: 'शेयर',
  language: 'भाषा',
};

export const monthsLabel = (months: number) =>
  months === 0
    ? 'अभी'
    : plural(months, { one: (shown) => `${shown} महीने में`, other: (shown) => `${shown} महीने में` });
export const withinMonths = (months: number) =>
  months === 0
    ? 'अभी'
    : plural(months, { one: (shown) => `${shown} महीने के अंदर`, other: (shown) => `${shown} महीने के अंदर` });
