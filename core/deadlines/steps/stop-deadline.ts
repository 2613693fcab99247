import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import type { Tx } from '../../ground/events.ts';
import { resumeDeadline, stopDeadline } from '../change-deadline.ts';
import { columnsOf, deadlineOf } from '../deadline-row.ts';
import { scheduleLapse } from './schedule-lapse.ts';

type Stop = {
  kind: DeadlineKind;
  subjectId: string;
  isStopped: boolean;
  /** Resumes with its former end, as if it had not been stopped. */
  keepsTime?: boolean;
};

/** Stops an open deadline, for a dispute for example, or resumes it with the time that was left, at least three days. */
export async function setDeadlineStopped(
  tx: Tx,
  { kind, subjectId, isStopped, keepsTime = false }: Stop,
): Promise<void> {
  const row = await tx
    .selectFrom('clocks')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.state === 'stopped') === isStopped) return;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx);
  const now = rows[0]?.now ?? row.due_at;
  const deadline = deadlineOf(row);
  const resumed = keepsTime
    ? { ...resumeDeadline(deadline, now), dueAt: deadline.dueAt }
    : resumeDeadline(deadline, now);
  const changed = isStopped ? stopDeadline(deadline, now) : resumed;
  await tx.updateTable('clocks').set(columnsOf(changed, row)).where('id', '=', row.id).execute();
  if (!isStopped) await scheduleLapse(tx, row.id, changed.dueAt);
}
