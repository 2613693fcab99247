import type { Side } from '#rules/mentoring/session-states.ts';
import type { CopiedFile } from '../../applications/copy-file.ts';
import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

type Kept = { reviewId: string; side: Side; files: readonly CopiedFile[] };

/** The files of one side belong to the review from the commit on. */
export async function keepFiles(tx: Tx, { reviewId, side, files }: Kept): Promise<void> {
  for (const [sequence, file] of files.entries()) {
    await tx
      .insertInto('written_review_files')
      .values({ id: newId(), review_id: reviewId, side, sequence, ...file })
      .execute();
    await claimBytes(tx, file.storage_key);
  }
}
