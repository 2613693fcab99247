import type { Tx } from '../../ground/events.ts';
import type { AskedRow } from '../row.ts';

/** All questions of a held opportunity, held. */
export function holdAsked(tx: Tx, opportunityId: string): Promise<AskedRow[]> {
  return tx
    .selectFrom('credit_opportunities')
    .selectAll()
    .where('opportunity_id', '=', opportunityId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
