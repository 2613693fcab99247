import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { OwnClaimBody } from '#contract/credit/shapes.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { readDocument } from '../verifications/read-document.ts';
import { showClaim } from './show-claim.ts';
import { holdGivenClaim } from './steps/hold-given-claim.ts';

type File = { claimId: string; bytes: Readable };

/**
 * Adds a PDF or a picture to the evidence of a claim. The name that it was sent under is not kept.
 * @throws Refusal `claim_evidence_full`; the refusals of `holdGivenClaim` and `readDocument`
 */
export async function addEvidenceFile(core: Core, member: Member, input: File): Promise<OwnClaimBody> {
  const { claimId } = input;
  const { sent: _, ...file } = await readDocument(core, input.bytes);
  try {
    await core.db.transaction().execute(async (tx) => {
      await holdGivenClaim(tx, member, claimId);
      const { count } = await tx
        .selectFrom('credit_evidence_files')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('claim_id', '=', claimId)
        .executeTakeFirstOrThrow();
      if (count >= limits.files) throw new Refusal('claim_evidence_full');
      await tx
        .insertInto('credit_evidence_files')
        .values({ id: newId(), claim_id: claimId, ...file })
        .execute();
      await claimBytes(tx, file.storage_key);
      await record(tx, { name: 'credit.changed', accountId: member.id, subject: { claimId } });
    });
  } catch (error) {
    // After an error other than a refusal it is uncertain what was committed: the sweep finds that out.
    if (error instanceof Refusal) await removeBytes(core, [file.storage_key]);
    throw error;
  }
  return showClaim(core.db, member.id, claimId);
}
