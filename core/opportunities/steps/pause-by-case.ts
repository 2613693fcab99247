import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

/** Pauses the opportunities of a project that a case has paused. Its owners open them again when the pause has ended. */
export async function pauseByCase(tx: Tx, projectId: string): Promise<void> {
  await tx.selectFrom('projects').select('id').where('id', '=', projectId).forUpdate().execute();
  if (!(await isPausedByCase(tx, projectId))) return;
  const paused = await tx
    .updateTable('opportunities')
    .set({ state: 'paused' })
    .where('project_id', '=', projectId)
    .where('state', '=', 'live')
    .returning('id')
    .execute();
  for (const { id: opportunityId } of paused)
    await record(tx, {
      name: 'opportunities.paused',
      accountId: null,
      subject: { opportunityId, projectId },
    });
}

export async function isPausedByCase(tx: Tx, projectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .where(sql<boolean>`paused_until > now()`)
    .executeTakeFirst();
  return found !== undefined;
}
