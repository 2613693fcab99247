import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { showClaim } from './show-claim.ts';
import { holdGivenClaim } from './steps/hold-given-claim.ts';

type Named = { claimId: string; fileId: string };

/**
 * Takes a file out of the evidence, while its member can still give some.
 * @throws Refusal `claim_evidence_unknown`; the refusals of `holdGivenClaim`
 */
export async function removeEvidenceFile(
  core: Core,
  member: Member,
  { claimId, fileId }: Named,
): Promise<OwnClaimBody> {
  await core.db.transaction().execute(async (tx) => {
    await holdGivenClaim(tx, member, claimId);
    const gone = await tx
      .deleteFrom('credit_evidence_files')
      .where('id', '=', fileId)
      .where('claim_id', '=', claimId)
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new Refusal('claim_evidence_unknown');
    await record(tx, { name: 'credit.changed', accountId: member.id, subject: { claimId } });
  });
  return showClaim(core.db, member.id, claimId);
}
