import type { SearchedFilters } from '#contract/saved-searches/calls.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * The filters in one canonical form for storage, without the parts of filters that are not set.
 * @throws Refusal `saved_search_empty` where no filter is set
 */
export function askedFor(said: SearchedFilters): SearchedFilters {
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
    verified,
    begins,
  } = said;
  const filters: SearchedFilters = {
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
    verified,
    begins,
  };
  const { currency: _, ...rest } = filters;
  if (!Object.values(rest).some(Boolean)) throw new Refusal('saved_search_empty');
  return filters;
}
