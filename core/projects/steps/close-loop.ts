import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

/** One more loop of a project's kolam is closed, for an accepted milestone. None is ever opened again. */
export async function closeLoop(tx: Tx, projectId: string): Promise<void> {
  await tx.updateTable('projects').set({ loops: sql`loops + 1` }).where('id', '=', projectId).execute();
  await record(tx, { name: 'projects.loopClosed', accountId: null, subject: { projectId } });
}
