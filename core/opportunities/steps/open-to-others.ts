import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { OpportunityRow } from '../row.ts';
import { keepTerms } from './keep-terms.ts';

/** Lets others see a held draft. Where its closing day has passed while it waited, it is expired and can be renewed. */
export async function openToOthers(tx: Tx, row: OpportunityRow, accountId: string | null): Promise<void> {
  const terms = await keepTerms(tx, row, row.said);
  const { state } = await tx
    .updateTable('opportunities')
    .set({ terms, published_at: now, updated_at: now })
    .set('state', sql<'live'>`case when closes_at > clock_timestamp() then 'live' else 'expired' end`)
    .where('id', '=', row.id)
    .returning('state')
    .executeTakeFirstOrThrow();
  const subject = { opportunityId: row.id, projectId: row.project_id };
  const name = state === 'live' ? 'opportunities.opened' : 'opportunities.expired';
  await record(tx, { name, accountId, subject });
}
