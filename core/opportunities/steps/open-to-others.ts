import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { OpportunityRow } from '../row.ts';
import { keepTerms } from './keep-terms.ts';
import { isPausedByCase } from './pause-by-case.ts';
import { isPausedForLapses } from './pause-for-lapses.ts';

/**
 * Opens a held draft to others. If its closing day passed while it waited, it is expired and can be renewed; if its
 * project has let answers lapse, it opens with the project's other opportunities; if a case pauses its project, its owners
 * open it afterwards.
 */
export async function openToOthers(tx: Tx, row: OpportunityRow, accountId: string | null): Promise<void> {
  const { terms } = await keepTerms(tx, row, row.said);
  const isProjectPaused = await isPausedByCase(tx, row.project_id);
  const lapsedFrom = (await isPausedForLapses(tx, row.project_id)) ? 'live' : null;
  const { state } = await tx
    .updateTable('opportunities')
    .set({ terms, published_at: now, updated_at: now, lapsed_from: lapsedFrom })
    .$if(lapsedFrom !== null, (query) => query.set({ lapsed_at: now }))
    .set(
      'state',
      sql<'live'>`case when closes_at <= clock_timestamp() then 'expired'
        when ${lapsedFrom}::text is null and not ${isProjectPaused}::boolean then 'live' else 'paused' end`,
    )
    .where('id', '=', row.id)
    .returning('state')
    .executeTakeFirstOrThrow();
  const subject = { opportunityId: row.id, projectId: row.project_id };
  const name =
    state === 'live'
      ? 'opportunities.opened'
      : state === 'paused'
        ? 'opportunities.paused'
        : 'opportunities.expired';
  await record(tx, { name, accountId, subject });
}
