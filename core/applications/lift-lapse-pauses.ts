import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { liftLapsePause } from '../opportunities/steps/lift-lapse-pause.ts';
import { isAnswering } from './steps/is-answering.ts';

/**
 * Reopens the opportunities of projects that have answered all open applications. A decline counts once the applicant is
 * notified.
 */
export async function liftLapsePauses(core: Core): Promise<void> {
  const paused = await core.db
    .selectFrom('opportunities')
    .select('project_id')
    .select(sql<Date>`min(lapsed_at)`.as('since'))
    .where('lapsed_from', 'is not', null)
    .groupBy('project_id')
    .execute();
  for (const { project_id: projectId, since } of paused)
    await core.db.transaction().execute(async (tx) => {
      await tx.selectFrom('projects').select('id').where('id', '=', projectId).forUpdate().execute();
      if (!(await isAnswering(tx, projectId, since))) await liftLapsePause(tx, projectId);
    });
}
