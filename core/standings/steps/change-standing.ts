import type { UpdateObject } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { record, type Tx } from '../../ground/events.ts';

export type Changes = UpdateObject<Tables, 'standings'>;

/**
 * Changes what an account is; its row is held by then. Sockets hear of it at the commit: its owner may from then on see
 * more, or less.
 */
export async function changeStanding(tx: Tx, accountId: string, changes: Changes): Promise<void> {
  await setStanding(tx, accountId, changes);
  await record(tx, { name: 'standings.changed', accountId });
}

/** The same for an account that begins in this transaction, and of which nobody has heard yet. */
export async function setStanding(tx: Tx, accountId: string, changes: Changes): Promise<void> {
  await tx.updateTable('standings').set(changes).where('account_id', '=', accountId).execute();
}
