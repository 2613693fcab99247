import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { forgetGuardian } from './steps/forget-guardian.ts';

const batch = 100;

/**
 * Forgets the guardians of those who have come of age. Their standing has changed by itself, at the moment at which their
 * birthday began. The accounts are held first, as everywhere; one that is busy waits for the next time.
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
