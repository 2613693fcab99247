import type { CopiedFile } from '../../applications/copy-file.ts';
import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

/** The files belong to the request from the commit on. */
export async function keepFiles(tx: Tx, sessionId: string, files: readonly CopiedFile[]): Promise<void> {
  for (const [sequence, file] of files.entries()) {
    await tx
      .insertInto('mentoring_files')
      .values({ id: newId(), session_id: sessionId, sequence, ...file })
      .execute();
    await claimBytes(tx, file.storage_key);
  }
}
