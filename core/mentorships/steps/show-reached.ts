import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';

/** Both read what was reached, as far as it is in. */
export async function showReached(tx: Tx, one: MentorshipRow): Promise<void> {
  const shown = await tx
    .updateTable('mentorships')
    .set({ reached_at: now })
    .where('id', '=', one.id)
    .where('reached_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (shown) await record(tx, { name: 'mentorships.reachedShown', accountId: null, subject: subjectOf(one) });
}
