import { projectStages } from '#contract/lists/kinds.ts';
import { sectorNames } from '#contract/lists/sectors.ts';
import { type ProjectFilter, projectFilters } from '#contract/project-filters.ts';
import { searchLimits } from '#contract/search-limits.ts';
import { normaliseLine } from '#contract/text/normalise.ts';

export type Filters = Record<Exclude<ProjectFilter, 'stage'>, string> & {
  stage: (typeof projectStages)[number] | '';
};

/** What the address asks for. A choice that there is not is none: an address may have been written by anybody. */
export function filtersIn(search: URLSearchParams): Filters {
  const text = (name: ProjectFilter) =>
    [...normaliseLine(search.get(name) ?? '')].slice(0, searchLimits.typed).join('');
  return {
    search: text('search'),
    stage: projectStages.find((stage) => stage === search.get('stage')) ?? '',
    sector: sectorNames.find((sector) => sector === search.get('sector')) ?? '',
    place: text('place'),
  };
}

/** The filters that say something. */
export function filtersUsed(filters: Filters): ProjectFilter[] {
  return projectFilters.filter((name) => filters[name] !== '');
}

/** The address of the list with these filters. */
export function searchOf(filters: Filters, more: { except?: ProjectFilter; after?: string } = {}): string {
  const pairs = filtersUsed(filters)
    .filter((name) => name !== more.except)
    .map((name): [string, string] => [name, filters[name]]);
  if (more.after) pairs.push(['after', more.after]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
