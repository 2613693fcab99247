import { sql } from 'kysely';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { showClaim } from './show-claim.ts';
import { holdGivenClaim } from './steps/hold-given-claim.ts';

type Said = { claimId: string; version: number; words: string };

/**
 * Writes the words of evidence, where no host confirms the work. The same words again change nothing.
 * @throws Refusal `conflict`; the refusals of `holdGivenClaim`
 */
export async function giveEvidence(core: Core, member: Member, said: Said): Promise<OwnClaimBody> {
  const { claimId, version, words } = said;
  await core.db.transaction().execute(async (tx) => {
    const claim = await holdGivenClaim(tx, member, claimId);
    if (claim.evidence === words) return;
    if (claim.version !== version) throw new Refusal('conflict');
    await tx
      .updateTable('credit_claims')
      .set({ evidence: words, version: sql<number>`version + 1`, changed_at: now })
      .where('id', '=', claimId)
      .execute();
    await record(tx, { name: 'credit.changed', accountId: member.id, subject: { claimId } });
  });
  return showClaim(core.db, member.id, claimId);
}
