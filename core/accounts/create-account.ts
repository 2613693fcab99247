import { isDuplicate } from '#db/connect.ts';
import { now } from '#db/now.ts';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { idOrNew, newId } from '../ground/ids.ts';
import { hashPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Registers an account with an unproven address. It does not sign the caller in.
 * @throws Refusal `user_already_exists` for a used id or address.
 */
export async function createAccount(
  core: Core,
  input: { userId: string; email: string; password: string; name?: string },
): Promise<Account> {
  const passwordHash = await hashPassword(input.password);
  try {
    return await core.db.transaction().execute(async (tx) => {
      const account = await tx
        .insertInto('accounts')
        .values({
          id: idOrNew(input.userId),
          email: input.email,
          name: input.name ?? '',
          password_hash: passwordHash,
          password_updated_at: now,
          target_id: newId(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await record(tx, { name: 'accounts.created', accountId: account.id });
      return account;
    });
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('user_already_exists');
    throw error;
  }
}
