import { now } from '#db/now.ts';
import { forgetBrowsers, noteBrowser } from '../accounts/steps/note-browser.ts';
import { proveAddressOfStranger } from '../accounts/steps/prove-address.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { mayProveByLink } from '../administration/policy.ts';
import { findLink } from '../codes/find-link.ts';
import type { Token } from '../codes/steps/open-token.ts';
import { useLinkToken } from '../codes/steps/use-token.ts';
import type { Core } from '../ground/core.ts';
import { hashPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';

/**
 * Sets a new password with the link from a recovery email, and ends all sessions. If the link proves an unproven address, the
 * account starts afresh: another person may have made it. Other browsers are forgotten: they may be a thief's.
 * @throws Refusal `user_not_found` or `user_invalid_token`.
 */
export async function recover(
  core: Core,
  input: { userId: string; secret: string; password: string; browser?: string },
): Promise<Token> {
  const claim = { userId: input.userId, secret: input.secret, kind: 'recovery' as const };
  // Hashing is expensive, so nothing is hashed without a valid link. The transaction reports what is wrong.
  const link = await findLink(core, claim);
  const passwordHash = link ? await hashPassword(input.password) : null;
  return core.db.transaction().execute(async (tx) => {
    const { account, token } = await useLinkToken(tx, core.key, claim);
    if (!passwordHash) throw new Refusal('user_invalid_token');
    const isFirstProof = account.email_verified_at === null && mayProveByLink(core, account);
    const owner = isFirstProof ? await proveAddressOfStranger(tx, account) : account;
    await endAccess(tx, owner);
    await forgetBrowsers(tx, owner.id);
    await noteBrowser(tx, owner.id, input.browser);
    await updateAccount(tx, owner.id, 'password', {
      password_hash: passwordHash,
      password_updated_at: now,
      password_recovered_at: now,
    });
    return token;
  });
}
