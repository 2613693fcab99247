import type { Tx } from '../../ground/events.ts';
import { holdBoth } from '../../mentoring/steps/hold-accounts.ts';
import type { YoungRequestRow } from '../row.ts';

/** A request with both accounts held; undefined if there is none, or for a caller who is neither of the two (`holdPair`). */
export async function holdRequest(
  tx: Tx,
  id: string,
  callerId?: string,
): Promise<YoungRequestRow | undefined> {
  const sides = await tx
    .selectFrom('young_requests')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sides) return undefined;
  if (callerId !== undefined && sides.mentor_id !== callerId && sides.mentee_id !== callerId)
    return undefined;
  await holdBoth(tx, sides.mentor_id, sides.mentee_id);
  return tx.selectFrom('young_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
