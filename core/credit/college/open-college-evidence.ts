import type { Readable } from 'node:stream';
import { readStored } from '../../files/read-stored.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findClaimSeat } from './find-claim-seat.ts';
import { noteLookAtClaim } from './get-college-claim.ts';
import { findCollegeRow, isWithCollege } from './show-college-claim.ts';

type Asked = { organisationSlug: string; claimId: string; fileId: string };
type OpenFile = { size: number; mimeType: string; read: () => Promise<Readable> };

/**
 * A file of the evidence, for staff who read the claim. The look is listed for the student.
 * @throws Refusal `claim_unknown`; `claim_evidence_unknown`; the refusals of `findClaimSeat`
 */
export async function openCollegeEvidence(
  core: Core,
  { id }: Member,
  { organisationSlug, claimId, fileId }: Asked,
): Promise<OpenFile> {
  const seat = await findClaimSeat(core.db, id, organisationSlug);
  const row = await findCollegeRow(core.db, { id, seat }, claimId);
  const file = await core.db
    .selectFrom('credit_evidence_files')
    .select(['storage_key', 'size', 'checksum', 'mime_type'])
    .where('claim_id', '=', claimId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!file || !isWithCollege(row)) throw new Refusal('claim_evidence_unknown');
  await noteLookAtClaim(core.db, { id, seat }, claimId);
  return { size: file.size, mimeType: file.mime_type, read: () => readStored(core, file) };
}
