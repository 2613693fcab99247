import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Locks the account of a child for its guardian, who may have taken the consent back meanwhile.
 * @throws Refusal `guardian_request_not_found`
 */
export async function holdGuarded(tx: Tx, accountId: string, guardianId: string): Promise<Account> {
  const account = await holdAccount(tx, accountId);
  const guardian = await tx
    .selectFrom('guardians')
    .select('id')
    .where('id', '=', guardianId)
    .where('account_id', '=', accountId)
    .where('confirmed', '=', true)
    .executeTakeFirst();
  if (!account || !guardian) throw new Refusal('guardian_request_not_found');
  return account;
}
