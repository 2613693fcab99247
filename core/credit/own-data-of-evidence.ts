import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { ExportEntry } from '../ground/table-rule.ts';

/** The member's own files of evidence, each opened when its turn comes. */
export async function* exportEvidence(core: Core, { id }: Member): AsyncGenerator<ExportEntry> {
  const files = await core.db
    .selectFrom('credit_evidence_files as file')
    .innerJoin('credit_claims as claim', 'claim.id', 'file.claim_id')
    .select(['file.id', 'file.mime_type', 'file.created_at', 'claim.number'])
    .select(['file.storage_key', 'file.size', 'file.checksum'])
    .where('claim.account_id', '=', id)
    .orderBy('file.created_at')
    .execute();
  for (const { id: fileId, mime_type: type, created_at: at, number, ...stored } of files) {
    const name = `credit/${number}-${fileId}.${type === 'application/pdf' ? 'pdf' : 'webp'}`;
    yield { name, at, content: await readStored(core, stored).catch(nothingOfDamaged) };
  }
}
