import { sql } from 'kysely';
import type { Core } from '../core.ts';
import { removeFiles } from './remove-files.ts';
import { removeDueBytes } from './unclaimed.ts';

/** An hour on top, so that nothing goes while a sign-up that began in time still runs. */
const proofIsOver = sql<boolean>`email_proofs.expires_at < now() - interval '1 hour'`;
const batch = 200;

export type FileSweep = { files: number; bytesLeft: number };

/**
 * Removes what nobody will come back for: uploads incomplete after a day, files whose owner never became an account or
 * is none any more, and all bytes that nothing refers to. Several servers may do this at once.
 */
export async function sweepFiles(core: Core): Promise<FileSweep> {
  let files = 0;
  for (let found = batch; found === batch; files += found) {
    found = await core.db.transaction().execute(async (tx) => {
      const abandoned = await tx
        .selectFrom('files')
        .select(['bucket', 'id'])
        .where((where) =>
          where.or([
            where.and([
              where('completed_at', 'is', null),
              where('updated_at', '<', sql<Date>`now() - interval '24 hours'`),
            ]),
            where.and([
              where.not(
                where.exists(
                  where.selectFrom('accounts').select('id').whereRef('accounts.id', '=', 'files.owner_id'),
                ),
              ),
              where.not(
                where.exists(
                  where
                    .selectFrom('email_proofs')
                    .select('id')
                    .whereRef('email_proofs.id', '=', 'files.owner_id')
                    .where(where.not(proofIsOver)),
                ),
              ),
            ]),
          ]),
        )
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute();
      await removeFiles(tx, abandoned);
      return abandoned.length;
    });
  }
  return { files, bytesLeft: await removeDueBytes(core) };
}
