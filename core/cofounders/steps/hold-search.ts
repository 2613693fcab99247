import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import type { Tx } from '../../ground/events.ts';
import { rowOf, type SearchRow } from '../row.ts';

/**
 * The search of a member, held until the transaction ends; undefined if they have none. The account is held first: an erasure
 * holds it, and deletes the search with it.
 */
export async function holdSearch(tx: Tx, accountId: string): Promise<SearchRow | undefined> {
  await holdInOrder(tx, [accountId]);
  const row = await tx
    .selectFrom('cofounder_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row && rowOf(row);
}
