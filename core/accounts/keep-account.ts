import type { Account, Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { record } from '../events.ts';

/** Takes the giving up of the account back. */
export async function keepAccount(core: Core, member: Member): Promise<Account> {
  return core.db.transaction().execute(async (tx) => {
    const account = await tx
      .updateTable('accounts')
      .set({ leaves_at: null })
      .where('id', '=', member.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(tx, { name: 'accounts.kept', accountId: member.id });
    return account;
  });
}
