import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import type { StoredBytes } from '../../ground/file-store.ts';
import { newId } from '../../ground/ids.ts';

/** Stores pictures with a case: those of a report, or copies of the reported ones. */
export async function addPictures(
  tx: Tx,
  { caseId, reportId }: { caseId: string; reportId: string | null },
  pictures: readonly StoredBytes[],
): Promise<void> {
  for (const { storage_key: key, size, checksum } of pictures) {
    await tx
      .insertInto('case_pictures')
      .values({ id: newId(), case_id: caseId, report_id: reportId, storage_key: key, size, checksum })
      .execute();
    await claimBytes(tx, key);
  }
}
