import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnClaim } from './steps/hold-own-claim.ts';

/**
 * Deletes a claim that was never sent.
 * @throws Refusal `claim_unknown`; `claim_moved`
 */
export async function deleteClaim(core: Core, member: Member, claimId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const claim = await holdOwnClaim(tx, member, claimId);
    if (claim.state !== 'draft') throw new Refusal('claim_moved');
    await tx.deleteFrom('credit_claims').where('id', '=', claimId).execute();
    await record(tx, { name: 'credit.changed', accountId: member.id, subject: { claimId } });
  });
}
