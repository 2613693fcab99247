import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { goesByEvidence } from '../lacks-of.ts';
import type { ClaimRow } from '../row.ts';
import { holdOwnClaim } from './hold-own-claim.ts';

/**
 * A held claim of the member that waits for evidence.
 * @throws Refusal `claim_unknown`; `claim_moved`
 */
export async function holdGivenClaim(tx: Tx, member: Member, claimId: string): Promise<ClaimRow> {
  const claim = await holdOwnClaim(tx, member, claimId);
  if (!goesByEvidence(claim)) throw new Refusal('claim_moved');
  return claim;
}
