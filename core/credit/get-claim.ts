import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showClaim } from './show-claim.ts';

/** @throws Refusal `claim_unknown`, also for another member's */
export function getClaim({ db }: Core, { id }: Member, claimId: string): Promise<OwnClaimBody> {
  return showClaim(db, id, claimId);
}
