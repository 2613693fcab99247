import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { type WaitKind, waitOf } from '../waits.ts';

/**
 * Another owner of the project is reminded from now on. The time goes on; where silence stands for a yes, what somebody else was
 * reminded of says nothing about theirs.
 */
export async function passClock(tx: Tx, kind: WaitKind, subjectId: string, accountId: string): Promise<void> {
  const passed = await tx
    .updateTable('clocks')
    .set({ owed_by: accountId })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .where('owed_by', 'is distinct from', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!passed) return;
  if (waitOf(kind).silenceIsYes) await forgetReminders(tx, passed.id);
  await record(tx, { name: 'clocks.began', accountId, subject: { clockId: passed.id, kind, subjectId } });
}

/** Also where the time is over already, and only the day after the second reminder was waited for. */
async function forgetReminders(tx: Tx, clockId: string): Promise<void> {
  await tx.deleteFrom('clock_reminders').where('clock_id', '=', clockId).execute();
  await tx
    .updateTable('clocks')
    .set({ next_notice_at: sql<Date>`coalesce(next_notice_at, due_at)` })
    .where('id', '=', clockId)
    .where('state', 'in', ['running', 'extended'])
    .execute();
}
