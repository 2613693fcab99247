import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { subjectOf, type YoungRequestRow } from '../row.ts';
import { tellGuardian } from './tell-guardian.ts';

type How = 'withdrawn' | 'lapsed' | 'released';

/** Ends a held request that was not sent. Its mentor has never seen it. */
export async function endRequest(
  tx: Tx,
  one: YoungRequestRow,
  how: How,
  accountId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('young_requests')
    .set({ state: how, ended_at: now, send_until: null, guardian_phone: '' })
    .where('id', '=', one.id)
    .execute();
  await releaseDeadline(tx, 'guardian_mentoring_answer', one.id);
  await record(tx, { name: 'youngMentees.ended', accountId, subject: { ...subjectOf(one), how } });
  await tellGuardian(tx, one.mentee_id, how === 'lapsed' ? 'timeOver' : how);
}
