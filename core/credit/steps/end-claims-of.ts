import { isOpenClaim } from '#rules/credit/states.ts';
import type { Tx } from '../../ground/events.ts';
import { releaseHeldClaim, withdrawHeldClaim } from './end-claim.ts';
import { holdClaim } from './hold-claim.ts';

type Of = {
  accountId: string;
  organisationId: string;
  how: 'left' | 'freed' | 'off' | 'over';
  at: Date;
};

/**
 * A membership has ended: the open claims that had begun by then are withdrawn where the member left, and released where the other
 * side did. Drafts go. Approved ones stay.
 */
export async function endClaimsOf(tx: Tx, { accountId, organisationId, how, at }: Of): Promise<void> {
  const claims = await tx
    .selectFrom('credit_claims')
    .select('id')
    .where('account_id', '=', accountId)
    .where('organisation_id', '=', organisationId)
    .where('state', 'in', ['draft', 'host', 'evidence', 'college', 'returned'])
    .where('begun_at', '<=', at)
    .orderBy('id')
    .execute();
  for (const { id } of claims) {
    const claim = await holdClaim(tx, id);
    if (claim.state === 'draft') await tx.deleteFrom('credit_claims').where('id', '=', id).execute();
    else if (!isOpenClaim(claim.state)) continue;
    else if (how === 'left') await withdrawHeldClaim(tx, claim, false);
    else await releaseHeldClaim(tx, claim);
  }
}

/** The member did not change a returned claim, or gave no evidence, in 30 days. */
export async function lapseClaim(tx: Tx, claimId: string, state: 'returned' | 'evidence'): Promise<void> {
  const found = await tx
    .selectFrom('credit_claims')
    .select('id')
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!found) return;
  const claim = await holdClaim(tx, claimId);
  if (claim.state === state) await withdrawHeldClaim(tx, claim, true);
}
