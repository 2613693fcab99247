import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { dropAsks } from './end-asks.ts';

/** Deletes rows of a roster. A member whose code waits for the guardian is told that it is over. */
export async function deleteRows(tx: Tx, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length === 0) return;
  const asks = await tx
    .selectFrom('roster_guardian_asks')
    .select('id')
    .where('row_id', '=', sql<string>`any(${rowIds}::text[])`)
    .where('agreed_at', 'is', null)
    .orderBy('id')
    .execute();
  await dropAsks(
    tx,
    asks.map(({ id }) => id),
    'over',
  );
  await tx.deleteFrom('roster_rows').where('id', '=', sql<string>`any(${rowIds}::text[])`).execute();
}
