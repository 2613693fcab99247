import type { Db } from '#db/connect.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { CopiedFile } from '../applications/copy-file.ts';

/** Whether one side of a review has brought these files. A repeat without files loses none; one with others is no repeat. */
export async function hasTheseFiles(
  db: Db,
  { reviewId, side }: { reviewId: string; side: Side },
  brought: readonly CopiedFile[],
): Promise<boolean> {
  if (brought.length === 0) return true;
  const kept = await db
    .selectFrom('written_review_files')
    .select(['name', 'checksum'])
    .where('review_id', '=', reviewId)
    .where('side', '=', side)
    .orderBy('sequence')
    .execute();
  return (
    kept.length === brought.length &&
    kept.every(({ name, checksum }, at) => name === brought[at]?.name && checksum === brought[at].checksum)
  );
}
