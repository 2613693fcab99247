import type { Tx } from '../../ground/events.ts';
import { holdPutAway } from '../../projects/steps/hold-put-away.ts';
import { endOfOpportunity } from './end-of-opportunity.ts';

/**
 * Ends applications that outlived the closing of their opportunity, once their project is archived or removed: no one can
 * join it.
 */
export async function endOfProject(tx: Tx, projectId: string): Promise<void> {
  if (!(await holdPutAway(tx, projectId))) return;
  const opportunities = await tx
    .selectFrom('applications')
    .innerJoin('opportunities', 'opportunities.id', 'applications.opportunity_id')
    .select('opportunities.id')
    .distinct()
    .where('applications.project_id', '=', projectId)
    .where('applications.ended_at', 'is', null)
    .where('opportunities.state', 'in', ['closed', 'removed'])
    .orderBy('opportunities.id')
    .execute();
  for (const { id } of opportunities) await endOfOpportunity(tx, id, 'gone');
}
