import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

const most = 10_000;

/** Removes notifications half a year after they were written, in batches. */
export async function forgetOld({ db }: Pick<Core, 'db'>): Promise<void> {
  let removed: bigint;
  do {
    const { numDeletedRows } = await db
      .deleteFrom('notifications')
      .where('id', 'in', (old) =>
        old
          .selectFrom('notifications')
          .select('id')
          .where('created_at', '<', sql<Date>`now() - interval '180 days'`)
          .limit(most),
      )
      .executeTakeFirst();
    removed = numDeletedRows;
  } while (removed === BigInt(most));
}
