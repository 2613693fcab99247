import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Pauses the opportunities of a project for so many days. A longer pause that it already has stays. */
export async function pauseProject(tx: Tx, projectId: string, days = 0): Promise<void> {
  await tx
    .updateTable('projects')
    .set({
      paused_until: sql<Date>`greatest(paused_until, now() + make_interval(days => ${days}::int))`,
      updated_at: now,
    })
    .where('id', '=', projectId)
    .execute();
  await record(tx, { name: 'projects.paused', accountId: null, subject: { projectId } });
}

/** Ends the pause, or lets it last until `until` alone. Its opportunities stay paused until its owners open them again. */
export async function endPause(tx: Tx, projectId: string, until?: Date): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ paused_until: until ?? sql<Date>`null`, updated_at: now })
    .where('id', '=', projectId)
    .execute();
  await record(tx, { name: 'projects.paused', accountId: null, subject: { projectId } });
}
