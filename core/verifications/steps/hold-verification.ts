import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { VerificationRow } from '../row.ts';

/**
 * A request and its account, held in the same order in which the member's own actions hold them.
 * @throws Refusal `verification_not_found`
 */
export async function holdVerification(
  tx: Tx,
  verificationId: string,
): Promise<{ account: Account; row: VerificationRow }> {
  const found = await tx
    .selectFrom('verifications')
    .select('account_id')
    .where('id', '=', verificationId)
    .executeTakeFirst();
  const account = found && (await holdAccount(tx, found.account_id));
  const row = await tx
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', verificationId)
    .forUpdate()
    .executeTakeFirst();
  if (!account || !row) throw new Refusal('verification_not_found');
  return { account, row };
}
