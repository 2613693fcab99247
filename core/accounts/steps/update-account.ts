import type { UpdateObject } from 'kysely';
import { now } from '#db/now.ts';
import type { Tables } from '#db/tables.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Updates an account and records which of the contract's attributes has changed. */
export async function updateAccount(
  tx: Tx,
  accountId: string,
  attribute: 'name' | 'email' | 'emailVerification' | 'password' | 'prefs',
  changes: UpdateObject<Tables, 'accounts'>,
): Promise<Account> {
  const account = await tx
    .updateTable('accounts')
    .set({ ...changes, updated_at: now })
    .where('id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, { name: 'accounts.updated', accountId, subject: { attribute } });
  return account;
}
