import { record, type Tx } from '../../ground/events.ts';
import type { WaitKind } from '../waits.ts';

/** Another owner of the project is reminded from now on. The time goes on. */
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
  if (passed)
    await record(tx, { name: 'clocks.began', accountId, subject: { clockId: passed.id, kind, subjectId } });
}
