import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type HoldRow, holdRows } from '../hold-row.ts';

/** Locks a hold that is not about the caller's own account. @throws Refusal `hold_unknown`, `hold_own` */
export async function requireHold(tx: Tx, staff: Member, holdId: string): Promise<HoldRow> {
  await tx.selectFrom('holds').select('id').where('id', '=', holdId).forUpdate().execute();
  const row = await holdRows(tx).where('id', '=', holdId).executeTakeFirst();
  if (!row) throw new Refusal('hold_unknown');
  if (row.account_id === staff.id) throw new Refusal('hold_own');
  return row;
}
