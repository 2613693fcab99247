import type { Selectable } from 'kysely';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import type { CofounderSearchesTable } from '#db/tables/cofounder-searches.ts';

type Documents = { said: SearchSaid; proposed: SearchSaid | null };
export type SearchRow = Omit<Selectable<CofounderSearchesTable>, keyof Documents> & Documents;

/** Only this module writes the documents of a row, in the shape of the contract. */
export function rowOf<Row extends { said: unknown; proposed: unknown }>(
  row: Row,
): Omit<Row, keyof Documents> & Documents {
  return { ...row, said: row.said as SearchSaid, proposed: row.proposed as SearchSaid | null };
}
