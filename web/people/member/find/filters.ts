import { interestPurposes } from '#contract/interests/limits.ts';
import { leastHours, type PeopleFilter } from '#contract/people/filters.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { openTo } from '#rules/lists/kinds.ts';
import { roles } from '#rules/lists/roles.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';

type Choices = {
  role: (typeof roles)[number] | '';
  openTo: (typeof openTo)[number] | '';
  introduction: (typeof interestPurposes)[number] | '';
  hours: (typeof leastHours)[number] | '';
  verified: 'yes' | '';
};
export type PeopleFilters = Record<Exclude<PeopleFilter, keyof Choices>, string> & Choices;

/** The filters in an address. An unknown choice counts as none, because anyone can write an address. */
export function filtersIn(search: URLSearchParams): PeopleFilters {
  const text = (name: PeopleFilter, most: number) =>
    [...normaliseLine(search.get(name) ?? '')].slice(0, most).join('');
  const choice = <Value extends string>(name: PeopleFilter, values: readonly Value[]) =>
    values.find((value) => value === search.get(name)) ?? '';
  return {
    search: text('search', searchLimits.typed),
    role: choice('role', roles),
    skill: text('skill', skillLimits.name),
    place: text('place', searchLimits.typed),
    openTo: choice('openTo', openTo),
    introduction: choice('introduction', interestPurposes),
    hours: choice('hours', leastHours),
    verified: choice('verified', ['yes'] as const),
  };
}
