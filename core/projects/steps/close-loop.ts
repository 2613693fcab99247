import { sql } from 'kysely';
import { record, type Tx } from '../../ground/events.ts';

/** Closes one more loop of a project's kolam, for an accepted milestone. A closed loop never opens again. */
export async function closeLoop(tx: Tx, projectId: string): Promise<void> {
  await tx.updateTable('projects').set({ loops: sql`loops + 1` }).where('id', '=', projectId).execute();
  await record(tx, { name: 'projects.loopClosed', accountId: null, subject: { projectId } });
}
