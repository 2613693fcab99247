import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';
import { teamDeadlines } from '../deadline-rules.ts';
import { isWaiting } from '../is-waiting.ts';

/** Passes the deadlines that a team awaits to one of these members: the present one if still among them, else the first. */
export async function passAwaited(tx: Tx, subjectId: string, among: readonly string[]): Promise<void> {
  const passed = await tx
    .updateTable('clocks')
    .set({ awaited_by: among[0] ?? null })
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', teamDeadlines)
    .where('project_id', 'is', null)
    .where(isWaiting)
    .where(sql<boolean>`not coalesce(awaited_by = any(${[...among]}::text[]), false)`)
    .where((deadline) =>
      deadline.or([deadline('awaited_by', 'is not', null), deadline.val(among.length > 0)]),
    )
    .returning(['id', 'kind', 'owed_by'])
    .execute();
  for (const { id: deadlineId, kind, owed_by: accountId } of passed)
    await record(tx, { name: 'clocks.began', accountId, subject: { clockId: deadlineId, kind, subjectId } });
}
