import { now } from '#db/now.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import type { Token } from '../codes/steps/open-token.ts';
import { useLinkToken } from '../codes/steps/use-token.ts';
import type { Core } from '../ground/core.ts';
import { hashPassword } from '../ground/password-hash.ts';
import { post } from '../letters/post.ts';
import { endSessions } from '../sessions/steps/end-sessions.ts';

/**
 * Sets a new password with the link from a recovery mail, proves the address by it, and ends all sessions.
 * @throws Refusal `user_not_found` or `user_invalid_token`.
 */
export async function recover(
  core: Core,
  input: { userId: string; secret: string; password: string },
): Promise<Token> {
  const passwordHash = await hashPassword(input.password);
  return core.db.transaction().execute(async (tx) => {
    const { userId, secret } = input;
    const { account, token } = await useLinkToken(tx, core.key, { userId, secret, kind: 'recovery' });
    // Whatever else was mailed before counted on the old state of things.
    await tx.deleteFrom('tokens').where('account_id', '=', account.id).execute();
    await endSessions(tx, account, {});
    await post(tx, { letter: 'password-changed', accountId: account.id });
    await updateAccount(tx, account.id, 'password', {
      password_hash: passwordHash,
      password_updated_at: now,
      email_verified_at: account.email_verified_at ?? now,
    });
    return token;
  });
}
