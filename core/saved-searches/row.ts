import type { Selectable } from 'kysely';
import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import type { SearchKind } from '#contract/saved-searches/limits.ts';
import type { SavedSearchesTable } from '#db/tables/saved-searches.ts';
import { isoDate } from '../ground/dates.ts';
import type { AnyFilters } from './kinds-of-searches.ts';

export type SearchRow = Omit<Selectable<SavedSearchesTable>, 'filters' | 'kind'> & {
  kind: SearchKind;
  filters: AnyFilters;
};

/** Only this module writes the kind and the filters, in the shape of the contract. */
export function rowOf(row: Selectable<SavedSearchesTable>): SearchRow {
  return { ...row, kind: row.kind as SearchKind, filters: row.filters as AnyFilters };
}

export function presentSearch(row: SearchRow): SavedSearchBody {
  return {
    $id: row.id,
    name: row.name,
    of: row.kind,
    filters: row.filters,
    version: row.version,
    savedAt: isoDate(row.saved_at),
    found: row.found_count,
  } as SavedSearchBody;
}
