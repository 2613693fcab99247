import { sql } from 'kysely';
import { setRestricted } from '../accounts/steps/set-restricted.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

/** Whoever comes of age needs no guardian any more, and the guardian's address is not needed either. */
export async function releaseAdults(core: Core): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const grown = await tx
      .deleteFrom('guardians')
      .where('adult_on', '<=', sql<string>`current_date`)
      .returning('account_id')
      .execute();
    const ids = grown.map(({ account_id }) => account_id);
    await setRestricted(tx, ids, false);
    for (const accountId of ids) await record(tx, { name: 'guardians.outgrown', accountId });
  });
}
