import type { Tx } from '../../ground/events.ts';

/** Holds a project that others no longer see; false where it has gone, or has returned before this ran. */
export async function holdPutAway(tx: Tx, projectId: string): Promise<boolean> {
  const project = await tx
    .selectFrom('projects')
    .select('state')
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  return project !== undefined && project.state !== 'published';
}
