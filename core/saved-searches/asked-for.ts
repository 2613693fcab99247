import type { SearchedFilters } from '#contract/saved-searches/calls.ts';

/** The filters of a search for opportunities in one canonical form, without the parts of filters that are not set. */
export function askedForOpportunities(said: SearchedFilters): SearchedFilters {
  const {
    search,
    kind,
    skill,
    place,
    within,
    remote,
    hours,
    pay,
    currency,
    equity,
    credit,
    institution,
    verified,
    begins,
    textIn,
  } = said;
  return {
    search,
    kind,
    skill,
    place,
    within: place ? within : '',
    remote,
    hours,
    pay,
    currency: pay > 0 ? currency : 'INR',
    equity,
    credit,
    institution,
    verified,
    begins,
    textIn,
  };
}

/** The same of a search for projects. */
export function askedForProjects({
  search,
  stage,
  sector,
  place,
  textIn,
}: SearchedFilters<'projects'>): SearchedFilters<'projects'> {
  return { search, stage, sector, place, textIn };
}
