import type { Selectable } from 'kysely';
import type { SavedSearchBody, SearchedFilters } from '#contract/saved-searches/calls.ts';
import type { SavedSearchesTable } from '#db/tables/saved-searches.ts';
import { isoDate } from '../ground/dates.ts';

export type SearchRow = Omit<Selectable<SavedSearchesTable>, 'filters'> & { filters: SearchedFilters };

/** Only this module writes the stored filters, in the shape of the contract. */
export function rowOf(row: Selectable<SavedSearchesTable>): SearchRow {
  return { ...row, filters: row.filters as SearchedFilters };
}

export function presentSearch(row: SearchRow): SavedSearchBody {
  return {
    $id: row.id,
    name: row.name,
    filters: row.filters,
    version: row.version,
    savedAt: isoDate(row.saved_at),
    found: row.found_count,
  };
}
