import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { HoldRow } from '../hold-row.ts';

/** Ends a hold, and erases what it alone has kept. */
export async function endHold(tx: Tx, row: Pick<HoldRow, 'id' | 'account_id'>): Promise<void> {
  await tx.updateTable('holds').set({ state: 'ended', ended_at: now }).where('id', '=', row.id).execute();
  await tx.deleteFrom('held_rows').where('hold_id', '=', row.id).execute();
  await tx.deleteFrom('held_bytes').where('hold_id', '=', row.id).execute();
  await record(tx, { name: 'holds.changed', accountId: row.account_id, subject: { holdId: row.id } });
}
