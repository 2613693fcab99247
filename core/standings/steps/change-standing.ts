import type { UpdateObject } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { record, type Tx } from '../../ground/events.ts';

export type Changes = UpdateObject<Tables, 'standings'>;

/**
 * Changes the standing of an account whose row is held. Sockets hear of it at the commit, because its owner may see
 * more or less from then on.
 */
export async function changeStanding(tx: Tx, accountId: string, changes: Changes): Promise<void> {
  await setStanding(tx, accountId, changes);
  await record(tx, { name: 'standings.changed', accountId });
}

/** The same for an account that begins in this transaction, about which no socket needs to hear. */
export async function setStanding(tx: Tx, accountId: string, changes: Changes): Promise<void> {
  await tx.updateTable('standings').set(changes).where('account_id', '=', accountId).execute();
}
