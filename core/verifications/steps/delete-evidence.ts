import { now } from '#db/now.ts';
import type { Tx } from '../../ground/events.ts';

/** Deletes the evidence of requests; the hashes stay only where a mark still rests on them. */
export async function deleteEvidence(
  tx: Tx,
  ids: readonly string[],
  { keepsHashes }: { keepsHashes: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('evidence_files').where('verification_id', 'in', ids).execute();
  if (!keepsHashes) await tx.deleteFrom('evidence_hashes').where('verification_id', 'in', ids).execute();
  await tx
    .updateTable('verifications')
    .set({
      email: '',
      website: '',
      registry: '',
      registry_number: '',
      links: [],
      about: '',
      appeal: '',
      evidence_deleted_at: now,
    })
    .where('id', 'in', ids)
    .execute();
}
