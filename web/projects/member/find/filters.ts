import type { LanguageCode } from '#contract/lists/interface-languages.ts';
import type { ProjectFilter } from '#contract/projects/filters.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { textLanguages } from '#contract/search/text-languages.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { normaliseLine } from '#rules/text/normalise.ts';

export type ProjectFilters = Record<Exclude<ProjectFilter, 'stage' | 'textIn'>, string> & {
  stage: (typeof projectStages)[number] | '';
  textIn: LanguageCode | '';
};

/** Reads the filters from an address. An unknown choice counts as none, because anyone can write an address. */
export function filtersIn(search: URLSearchParams): ProjectFilters {
  const text = (name: ProjectFilter) =>
    [...normaliseLine(search.get(name) ?? '')].slice(0, searchLimits.typed).join('');
  return {
    search: text('search'),
    stage: projectStages.find((stage) => stage === search.get('stage')) ?? '',
    sector: sectorNames.find((sector) => sector === search.get('sector')) ?? '',
    place: text('place'),
    textIn: textLanguages.find((code) => code === search.get('textIn')) ?? '',
  };
}
