import type { DeadlineKind } from '#contract/collected.ts';
import { record, type Tx } from '../../ground/events.ts';

type Late = { kind: DeadlineKind; subjectId: string; isLate: boolean };

/** Marks the step of a lapsed deadline as still awaited, or as impossible for now. Both sides learn of it. */
export async function setDeadlineLate(tx: Tx, { kind, subjectId, isLate }: Late): Promise<void> {
  const changed = await tx
    .updateTable('clocks')
    .set({ is_late: isLate })
    .where('id', '=', (query) =>
      query
        .selectFrom('clocks')
        .select('id')
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .where('state', '=', 'lapsed')
        .orderBy('ended_at', 'desc')
        .limit(1),
    )
    .where('is_late', '<>', isLate)
    .returning(['id', 'owed_by'])
    .executeTakeFirst();
  if (!changed) return;
  const subject = { clockId: changed.id, kind, subjectId };
  const name = isLate ? 'clocks.began' : 'clocks.ended';
  await record(tx, { name, accountId: changed.owed_by, subject });
}
