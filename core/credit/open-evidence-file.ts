import type { Readable } from 'node:stream';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** A file of evidence, ready to be read. */
export type OpenEvidenceFile = { size: number; mimeType: string; read: () => Promise<Readable> };

type Named = { claimId: string; fileId: string };

/** @throws Refusal `claim_unknown`, also for another member's; `claim_evidence_unknown` */
export async function openOwnEvidenceFile(
  core: Core,
  { id }: Member,
  { claimId, fileId }: Named,
): Promise<OpenEvidenceFile> {
  const own = await core.db
    .selectFrom('credit_claims')
    .select('id')
    .where('id', '=', claimId)
    .where('account_id', '=', id)
    .executeTakeFirst();
  if (!own) throw new Refusal('claim_unknown');
  return openEvidenceFile(core, { claimId, fileId });
}

/**
 * For a caller who may see the claim.
 * @throws Refusal `claim_evidence_unknown`
 */
export async function openEvidenceFile(core: Core, { claimId, fileId }: Named): Promise<OpenEvidenceFile> {
  const file = await core.db
    .selectFrom('credit_evidence_files')
    .select(['storage_key', 'size', 'checksum', 'mime_type'])
    .where('id', '=', fileId)
    .where('claim_id', '=', claimId)
    .executeTakeFirst();
  if (!file) throw new Refusal('claim_evidence_unknown');
  return { size: file.size, mimeType: file.mime_type, read: () => readStored(core, file) };
}
