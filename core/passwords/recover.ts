import { now } from '#db/now.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { mayProveByLink } from '../administration/policy.ts';
import type { Token } from '../codes/steps/open-token.ts';
import { useLinkToken } from '../codes/steps/use-token.ts';
import type { Core } from '../ground/core.ts';
import { hashPassword } from '../ground/password-hash.ts';
import { endAccess } from '../sessions/steps/end-access.ts';

/**
 * Sets a new password with the link from a recovery mail, and ends all sessions. The address counts as proven by it where
 * a link may prove one.
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
    await endAccess(tx, account);
    await updateAccount(tx, account.id, 'password', {
      password_hash: passwordHash,
      password_updated_at: now,
      email_verified_at: account.email_verified_at ?? (mayProveByLink(core, account) ? now : null),
    });
    return token;
  });
}
