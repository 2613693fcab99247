import {
  daysOfWeek,
  type MentorFilter,
  mentorCountries,
  timesOfDay,
  withinDays,
} from '#contract/mentors/filters.ts';
import { mentorKinds } from '#contract/mentors/limits.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { languageCodes } from '#rules/lists/languages.ts';
import { skillLimits } from '#rules/lists/skills/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';

export const mentorMarkChoices = verificationKinds.filter((kind) => kind !== 'student');

type Choices = {
  kind: (typeof mentorKinds)[number] | '';
  language: string;
  time: (typeof timesOfDay)[number] | '';
  days: (typeof daysOfWeek)[number] | '';
  within: (typeof withinDays)[number] | '';
  country: (typeof mentorCountries)[number] | '';
  mark: (typeof mentorMarkChoices)[number] | '';
};
export type MentorFilters = Record<Exclude<MentorFilter, keyof Choices>, string> & Choices;

/** The filters in an address. An unknown choice counts as none, because anyone can write an address. */
export function filtersIn(search: URLSearchParams): MentorFilters {
  const text = (name: MentorFilter, most: number) =>
    [...normaliseLine(search.get(name) ?? '')].slice(0, most).join('');
  const choice = <Value extends string>(name: MentorFilter, values: readonly Value[]) =>
    values.find((value) => value === search.get(name)) ?? '';
  return {
    search: text('search', searchLimits.typed),
    topic: text('topic', skillLimits.name),
    kind: choice('kind', mentorKinds),
    language: choice('language', languageCodes),
    time: choice('time', timesOfDay),
    days: choice('days', daysOfWeek),
    within: choice('within', withinDays),
    country: choice('country', mentorCountries),
    mark: choice('mark', mentorMarkChoices),
  };
}
