import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { districtNameOf } from '../read-said.ts';
import { nothingConfirmed, nothingProposed, type OpportunityRow, type Said } from '../row.ts';
import { dayOf } from './day-of.ts';
import { keepTerms } from './keep-terms.ts';

/** Replaces the content that others see. */
export async function takeOverEdit(
  tx: Tx,
  row: OpportunityRow,
  said: Said,
  { accountId, zoneOf, version }: { accountId: string | null; zoneOf: string; version: number },
): Promise<void> {
  const { terms, worse } = await keepTerms(tx, row, said);
  const { endsAt } = await dayOf(tx, zoneOf, said.closesOn);
  await tx
    .updateTable('opportunities')
    .set({ said: JSON.stringify(said), proposed: nothingProposed, place_name: districtNameOf(said.place) })
    .set({ terms, version, updated_at: now })
    .$if(worse || said.credit?.organisation !== row.said.credit?.organisation, (query) =>
      query.set({ credit_confirmed: nothingConfirmed }),
    )
    .$if(said.closesOn !== row.said.closesOn, (query) => query.set({ closes_at: endsAt }))
    .where('id', '=', row.id)
    .execute();
  const subject = { opportunityId: row.id, projectId: row.project_id, terms };
  await record(tx, { name: 'opportunities.termsChanged', accountId, subject });
}
