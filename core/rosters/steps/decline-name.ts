import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { forgetYes } from './end-asks.ts';
import { giveBackCodes } from './end-memberships.ts';

type Waiting = { id: string; account_id: string; organisation_id: string; row_id: string };

/** Ends the wait of a held membership, by a no or by time: the code works again, and the member is told. */
export async function declineName(tx: Tx, waiting: Waiting): Promise<void> {
  await tx.deleteFrom('roster_memberships').where('id', '=', waiting.id).execute();
  await forgetYes(tx, [waiting]);
  await tx.updateTable('roster_rows').set({ unused_since: now }).where('id', '=', waiting.row_id).execute();
  await giveBackCodes(tx, [waiting.row_id]);
  await releaseDeadline(tx, 'roster_name', waiting.id);
  await record(tx, {
    name: 'rosters.nameDeclined',
    accountId: waiting.account_id,
    subject: { organisationId: waiting.organisation_id },
  });
}
