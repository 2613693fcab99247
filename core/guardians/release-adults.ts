import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { forgetGuardian } from './steps/forget-guardian.ts';

const batch = 100;

/**
 * Forgets the guardians of members who have come of age. Their standing changed by itself when their birthday began.
 * The accounts are held first, as everywhere; a busy one waits for the next run.
 */
export async function releaseAdults(core: Core): Promise<number> {
  let released = 0;
  for (let found = batch; found === batch; released += found)
    found = await core.db.transaction().execute(async (tx) => {
      const grown = await tx
        .selectFrom('accounts')
        .innerJoin('guardians', 'guardians.account_id', 'accounts.id')
        .innerJoin('standings', 'standings.account_id', 'accounts.id')
        .select('accounts.id')
        .where('standings.adult_at', '<=', now)
        .orderBy('accounts.id')
        .limit(batch)
        .forUpdate('accounts')
        .skipLocked()
        .execute();
      for (const { id } of grown) await forgetGuardian(tx, id, 'guardians.outgrown');
      return grown.length;
    });
  return released;
}
