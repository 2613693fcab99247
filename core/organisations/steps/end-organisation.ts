import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Ends a held organisation for ever. Later modules end what belonged to it. */
export async function endOrganisation(
  tx: Tx,
  { organisationId, accountId }: { organisationId: string; accountId: string | null },
): Promise<void> {
  await tx
    .updateTable('organisations')
    .set({ state: 'closed', ended_at: now })
    .where('id', '=', organisationId)
    .execute();
  await record(tx, { name: 'organisations.ended', accountId, subject: { organisationId } });
}
