import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showClaim } from './show-claim.ts';
import { withdrawHeldClaim } from './steps/end-claim.ts';
import { holdOwnClaim } from './steps/hold-own-claim.ts';

/**
 * Withdraws a claim that was sent and is not decided. A second withdrawal changes nothing.
 * @throws Refusal `claim_unknown`; `claim_moved`
 */
export async function withdrawClaim(core: Core, member: Member, claimId: string): Promise<OwnClaimBody> {
  await core.db.transaction().execute(async (tx) => {
    const claim = await holdOwnClaim(tx, member, claimId);
    if (claim.state !== 'withdrawn') await withdrawHeldClaim(tx, claim, false);
  });
  return showClaim(core.db, member.id, claimId);
}
