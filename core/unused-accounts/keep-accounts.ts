import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isErasable } from './policy.ts';

/** Ends the erasing of accounts that were used again, or that something spares now. Later the three notices come again. */
export async function keepAccounts(core: Core): Promise<number> {
  return core.db.transaction().execute(async (tx) => {
    const kept = await tx
      .deleteFrom('unused_accounts')
      .using('accounts')
      .whereRef('accounts.id', '=', 'unused_accounts.account_id')
      .where((row) => row.not(isErasable(core)))
      .returning('unused_accounts.account_id')
      .execute();
    for (const { account_id: accountId } of kept)
      await record(tx, { name: 'unusedAccounts.kept', accountId });
    return kept.length;
  });
}
