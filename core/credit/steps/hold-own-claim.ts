import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import type { ClaimRow } from '../row.ts';
import { holdClaim } from './hold-claim.ts';

/**
 * A claim of the member, held with their account: all of one member's steps happen one after another, so sums stay true.
 * @throws Refusal `claim_unknown`, also for another member's
 */
export async function holdOwnClaim(tx: Tx, member: Member, claimId: string): Promise<ClaimRow> {
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const own = await tx
    .selectFrom('credit_claims')
    .select('id')
    .where('id', '=', claimId)
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  if (!own) throw new Refusal('claim_unknown');
  return holdClaim(tx, claimId);
}
