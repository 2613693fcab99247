import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';

/**
 * Whoever has come of age needs no guardian any more, and the guardian's address is not needed either. Their standing
 * has changed by itself, at the moment at which their birthday began.
 */
export async function releaseAdults(core: Core): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const grown = await tx
      .deleteFrom('guardians')
      .using('standings')
      .whereRef('standings.account_id', '=', 'guardians.account_id')
      .where('standings.adult_at', '<=', now)
      .returning('guardians.account_id')
      .execute();
    for (const { account_id: accountId } of grown) {
      await changeStanding(tx, accountId, { guardian_agreed_at: null });
      await record(tx, { name: 'guardians.outgrown', accountId });
    }
  });
}
