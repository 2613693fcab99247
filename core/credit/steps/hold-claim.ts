import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { ClaimRow } from '../row.ts';

/**
 * A claim, held until the transaction ends. The account of its member is locked first, as an erasure locks it.
 * @throws Refusal `claim_unknown`
 */
export async function holdClaim(tx: Tx, claimId: string): Promise<ClaimRow> {
  const of = await tx
    .selectFrom('credit_claims')
    .select('account_id')
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (of?.account_id)
    await tx.selectFrom('accounts').select('id').where('id', '=', of.account_id).forKeyShare().execute();
  const claim = await tx
    .selectFrom('credit_claims')
    .selectAll()
    .where('id', '=', claimId)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) throw new Refusal('claim_unknown');
  return claim;
}
