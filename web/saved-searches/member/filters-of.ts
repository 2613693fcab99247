import type { SearchedFilters } from '#contract/saved-searches/calls.ts';
import { searchAddress } from '#core/saved-searches/search-address.ts';
import { filtersIn } from '#web/opportunities/shown/filters.ts';

/** The filters of a saved search, by their names in the form and the address. */
export function filtersOf(saved: SearchedFilters) {
  const address = `?${searchAddress(saved)}`;
  return { address, filters: filtersIn(new URLSearchParams(address)) };
}
