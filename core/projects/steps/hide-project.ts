import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Hides a project from everyone but its team, until `showProject`. Its team still owes its answers. */
export async function hideProject(tx: Tx, projectId: string): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ held_back_at: now, updated_at: now })
    .where('id', '=', projectId)
    .execute();
  await record(tx, { name: 'projects.hidden', accountId: null, subject: { projectId } });
}

export async function showProject(tx: Tx, projectId: string): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ held_back_at: sql<Date>`null`, updated_at: now })
    .where('id', '=', projectId)
    .execute();
  await record(tx, { name: 'projects.hidden', accountId: null, subject: { projectId } });
}
