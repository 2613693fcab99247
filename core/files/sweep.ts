import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { isAwaited } from '../ground/awaited-account.ts';
import type { Core } from '../ground/core.ts';
import { removeFiles } from './steps/remove-files.ts';
import { removeDueBytes } from './unclaimed-bytes.ts';

const batch = 200;

export type FileSweep = { files: number; bytesLeft: number };

/**
 * Deletes abandoned data: uploads incomplete after a day, files whose owner has no account, and all bytes that no row refers
 * to. Several servers may do this at once.
 */
export async function sweepFiles(core: Core): Promise<FileSweep> {
  let files = 0;
  for (let found = batch; found === batch; files += found) {
    found = await core.db.transaction().execute(async (tx) => {
      const candidates = await tx
        .selectFrom('files')
        .select(['bucket', 'id'])
        .where(isAbandoned())
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      // A sign-up may have taken a file over just before it was locked here; a second query sees that.
      const abandoned = await together(
        tx,
        candidates.map(
          ({ bucket, id }) =>
            () =>
              stillAbandoned(tx, bucket, id),
        ),
      );
      await removeFiles(tx, abandoned.flat());
      return candidates.length;
    });
  }
  return { files, bytesLeft: await removeDueBytes(core) };
}

const stillAbandoned = prepared((tx, bucket: string, id: string) =>
  tx
    .selectFrom('files')
    .select(['bucket', 'id'])
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .where(isAbandoned()),
);

const isAbandoned = () => sql<boolean>`(
  (completed_at is null and updated_at < now() - interval '24 hours')
  or not exists (select from accounts where accounts.id = files.owner_id)
    and not ${isAwaited(sql.ref('files.owner_id'))}
)`;
