import type { OrganisationFilter } from '#contract/organisations/filters.ts';
import { organisationKindNames } from '#contract/organisations/limits.ts';
import { searchLimits } from '#contract/search/limits.ts';
import { normaliseLine } from '#rules/text/normalise.ts';

export type OrganisationFilters = Record<Exclude<OrganisationFilter, 'kind'>, string> & {
  kind: (typeof organisationKindNames)[number] | '';
};

/** Reads the filters from an address. An unknown choice counts as none, because anyone can write an address. */
export function filtersIn(search: URLSearchParams): OrganisationFilters {
  const text = (name: OrganisationFilter) =>
    [...normaliseLine(search.get(name) ?? '')].slice(0, searchLimits.typed).join('');
  return {
    search: text('search'),
    kind: organisationKindNames.find((kind) => kind === search.get('kind')) ?? '',
    place: text('place'),
  };
}

export function afterIn(search: URLSearchParams): string {
  const after = search.get('after') ?? '';
  return /^\d{1,18}$/.test(after) ? after : '';
}
