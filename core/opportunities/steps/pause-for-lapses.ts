import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/**
 * Pauses the opportunities of a held project that has let answers lapse. No old or new one can open until the pause is
 * lifted. Repeating it changes nothing.
 */
export async function pauseForLapses(tx: Tx, projectId: string): Promise<void> {
  if (await isPausedForLapses(tx, projectId)) return;
  const paused = await tx
    .updateTable('opportunities')
    .set({
      lapsed_from: sql<string>`state`,
      lapsed_at: now,
      state: sql<'paused'>`case when state = 'live' then 'paused' else state end`,
    })
    .where('project_id', '=', projectId)
    .where('state', 'in', ['live', 'paused', 'expired', 'filled'])
    .returning(['id', 'lapsed_from'])
    .execute();
  if (paused.length === 0) return;
  for (const { id: opportunityId, lapsed_from: from } of paused)
    if (from === 'live')
      await record(tx, {
        name: 'opportunities.paused',
        accountId: null,
        subject: { opportunityId, projectId },
      });
  await record(tx, { name: 'opportunities.lapsePaused', accountId: null, subject: { projectId } });
}

export async function isPausedForLapses(tx: Tx, projectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('opportunities')
    .select('id')
    .where('project_id', '=', projectId)
    .where('lapsed_from', 'is not', null)
    .where('state', 'not in', ['closed', 'removed'])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
