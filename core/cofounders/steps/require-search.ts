import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { SearchRow } from '../row.ts';
import { holdSearch } from './hold-search.ts';

/** @throws Refusal `cofounder_search_unknown` */
export async function requireSearch(tx: Tx, accountId: string): Promise<SearchRow> {
  const row = await holdSearch(tx, accountId);
  if (!row) throw new Refusal('cofounder_search_unknown');
  return row;
}
