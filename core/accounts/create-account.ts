import { isDuplicate } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { type Account, accountColumns } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { idOrNew, newId } from '../ground/ids.ts';
import { hashPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';

const insert = prepared(
  (tx, id: string, email: string, name: string, passwordHash: string, targetId: string) =>
    tx
      .insertInto('accounts')
      .values({
        id,
        email,
        name,
        password_hash: passwordHash,
        password_updated_at: now,
        target_id: targetId,
      })
      .returning(accountColumns),
);

/**
 * Registers an account with an unproven address. It does not sign the caller in.
 * @throws Refusal `user_already_exists` for a used id or address.
 */
export async function createAccount(
  core: Core,
  input: { userId: string; email: string; password: string; name?: string },
): Promise<Account> {
  const passwordHash = await hashPassword(input.password);
  const [id, targetId] = [idOrNew(input.userId), newId()];
  try {
    return await core.db.transaction().execute(async (tx) => {
      const [[account]] = await together(tx, [
        () => insert(tx, id, input.email, input.name ?? '', passwordHash, targetId),
        () => record(tx, { name: 'accounts.created', accountId: id }),
      ]);
      if (!account) throw new Error('The account was not written.');
      return account;
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('user_already_exists');
    throw error;
  }
}
