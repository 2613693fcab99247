import type { Tx } from '../../ground/events.ts';
import { holdBoth } from '../../mentoring/steps/hold-accounts.ts';
import type { YoungRequestRow } from '../row.ts';

/** A request with both accounts held; undefined if there is none. */
export async function holdRequest(tx: Tx, id: string): Promise<YoungRequestRow | undefined> {
  const sides = await tx
    .selectFrom('young_requests')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sides) return undefined;
  await holdBoth(tx, sides.mentor_id, sides.mentee_id);
  return tx.selectFrom('young_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
