import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { resumeClock, stopClock } from '../change-clock.ts';
import { clockOf, columnsOf } from '../clock-row.ts';
import type { WaitKind } from '../waits.ts';
import { scheduleLapse } from './schedule-lapse.ts';

/** Lets an open clock stand still, as while a dispute is decided, or go on with the time that was left, at least three days. */
export async function setClockStopped(
  tx: Tx,
  { kind, subjectId, isStopped }: { kind: WaitKind; subjectId: string; isStopped: boolean },
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
  const changed = isStopped ? stopClock(clockOf(row), now) : resumeClock(clockOf(row), now);
  await tx.updateTable('clocks').set(columnsOf(changed, row)).where('id', '=', row.id).execute();
  if (!isStopped) await scheduleLapse(tx, row.id, changed.dueAt);
}
