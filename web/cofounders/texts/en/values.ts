import type { Criterion, Split, Weight } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const weightLabels: Record<Weight, string> = {
  must: 'Must',
  nice: 'Nice to have',
  open: 'Does not matter',
};
export const splitLabels: Record<Split, string> = {
  equal: 'About equal',
  they_less: 'They get less',
  i_less: 'I get less',
};
export const searchModeLabels: Record<SearchSaid['mode'], string> = {
  'On site': 'On site',
  Remote: 'Remote only',
  Both: 'On site or remote',
};
export const criterionLabels: Record<Criterion, string> = {
  hours: 'Hours',
  distance: 'Distance',
  skills: 'Skills',
  sector: 'Sector',
  stage: 'Stage',
  start: 'Start',
  split: 'Shares',
  language: 'Language',
};

export const monthsLabel = (months: number) =>
  months === 0 ? 'now' : plural(months, { one: () => 'in 1 month', other: (shown) => `in ${shown} months` });
export const withinMonths = (months: number) =>
  months === 0
    ? 'now'
    : plural(months, { one: () => 'within 1 month', other: (shown) => `within ${shown} months` });
