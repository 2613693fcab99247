import type { SearchedFilters } from '#contract/saved-searches/calls.ts';
import { searchAddress } from '#core/saved-searches/search-address.ts';
import { filtersIn } from '#web/opportunities/shown/filters.ts';

/** What a saved search asks for, as its form and its address name it. */
export function filtersOf(saved: SearchedFilters) {
  const address = `?${searchAddress(saved)}`;
  return { address, filters: filtersIn(new URLSearchParams(address)) };
}
