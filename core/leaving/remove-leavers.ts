import { now } from '#db/now.ts';
import { holdForRemoval } from '../accounts/steps/hold-for-removal.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';

/**
 * Removes accounts whose 30 days are over, with all data about their owners. One that cannot be removed does not stop
 * the others.
 */
export async function removeLeavers(core: Pick<Core, 'db'>): Promise<number> {
  const due = await core.db.selectFrom('accounts').select('id').where('leaves_at', '<=', now).execute();
  await tryEach(due, ({ id }) => remove(core, id), { failed: 'accounts could not be removed.' });
  return due.length;
}

function remove(core: Pick<Core, 'db'>, id: string): Promise<void> {
  return core.db.transaction().execute(async (tx) => {
    await holdForRemoval(tx, id);
    const account = await tx
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', id)
      // Meanwhile the owner may have changed their mind, or another server may have removed it.
      .where('leaves_at', '<=', now)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (account) await removeAccount(tx, account);
  });
}
