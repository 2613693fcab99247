import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { holdWithProject } from './hold-with-project.ts';

/**
 * Hides the opportunity from everyone but its team: no one new can apply, open applications go on, and its owners
 * cannot open it.
 */
export async function holdBack(tx: Tx, opportunityId: string, caseId: string): Promise<void> {
  const row = await holdWithProject(tx, opportunityId);
  if (!row) return;
  await tx
    .updateTable('opportunities')
    .set({ held_back_at: now, case_id: caseId })
    .$if(row.state === 'live', (query) => query.set({ state: 'paused' }))
    .where('id', '=', opportunityId)
    .execute();
  if (row.state !== 'live') return;
  const subject = { opportunityId, projectId: row.project_id };
  await record(tx, { name: 'opportunities.paused', accountId: null, subject });
}

/** It stays paused until its owners open it again. */
export async function giveBack(tx: Tx, opportunityId: string): Promise<void> {
  if (!(await holdWithProject(tx, opportunityId))) return;
  await tx
    .updateTable('opportunities')
    .set({ held_back_at: sql<Date>`null` })
    .where('id', '=', opportunityId)
    .execute();
}
