import type { Criterion, Split, Weight } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const weightLabels: Record<Weight, string> = {
  must: 'आवश्यक',
  nice: 'असल्यास चांगले',
  open: 'फरक पडत नाही',
};
export const splitLabels: Record<Split, string> = {
  equal: 'साधारण समान',
  they_less: 'त्यांना कमी',
  i_less: 'मला कमी',
};
export const searchModeLabels: Record<SearchSaid['mode'], string> = {
  'On site': 'कामाच्या ठिकाणी',
  Remote: 'फक्त कुठूनही',
  Both: 'कामाच्या ठिकाणी किंवा कुठूनही',
};
export const criterionLabels: Record<Criterion, string> = {
  hours: 'तास',
  distance: 'अंतर',
  skills: 'कौशल्ये',
  sector: 'क्षेत्र',
  stage: 'पायरी',
  start: 'सुरुवात',
  split: 'शेअर',
  language: 'भाषा',
};

export const monthsLabel = (months: number) =>
  months === 0
    ? 'आता'
    : plural(months, { one: (shown) => `${shown} महिन्यात`, other: (shown) => `${shown} महिन्यांत` });
export const withinMonths = (months: number) =>
  months === 0
    ? 'आता'
    : plural(months, {
        one: (shown) => `${shown} महिन्याच्या आत`,
        other: (shown) => `${shown} महिन्यांच्या आत`,
      });
