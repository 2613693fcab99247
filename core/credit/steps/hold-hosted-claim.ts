import { isTimeOver } from '../../deadlines/steps/end-deadline.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';
import { hostedRows } from '../hosted-rows.ts';
import type { ClaimRow } from '../row.ts';
import { holdBothAccounts } from './hold-both-accounts.ts';
import { holdClaim } from './hold-claim.ts';

/**
 * A held claim that waits for the member as an owner of the project. Both accounts are held with it.
 * @throws Refusal `claim_unknown`, also for one of another project; `claim_moved`, also once the time is over; `conflict`
 */
export async function holdHostedClaim(
  tx: Tx,
  member: Member,
  { claimId, version }: { claimId: string; version: number },
): Promise<ClaimRow> {
  await holdBothAccounts(tx, member, claimId);
  requireAge(await holdOwnStanding(tx, member), 'adult');
  const of = await hostedRows(tx, member.id).where('claim.id', '=', claimId).executeTakeFirst();
  if (!of) throw new Refusal('claim_unknown');
  const claim = await holdClaim(tx, claimId);
  if (claim.state !== 'host') throw new Refusal('claim_moved');
  if (claim.version !== version) throw new Refusal('conflict');
  if (await isTimeOver(tx, 'claim_host', claimId)) throw new Refusal('claim_moved');
  return claim;
}
