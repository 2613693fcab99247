import { sql } from 'kysely';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type SessionRow, subjectOf } from '../row.ts';
import { freeOffers } from './book.ts';

/** Drops the offered times of a held session: the agreed one stands. */
export async function keepAgreedTime(
  tx: Tx,
  one: SessionRow,
  { name, accountId }: { name: 'mentoring.moveDeclined' | 'mentoring.moveLapsed'; accountId: string | null },
): Promise<void> {
  await freeOffers(tx, one, one.offered.length);
  await tx
    .updateTable('mentoring_sessions')
    .set({ offered: [], offered_by: null, version: sql`version + 1` })
    .where('id', '=', one.id)
    .execute();
  await releaseDeadline(tx, 'mentoring_move', one.id);
  await record(tx, { name, accountId, subject: subjectOf(one) });
}
