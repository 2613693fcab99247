import { now } from '#db/now.ts';
import { updateAccount } from '../accounts/steps/update-account.ts';
import { mayProveByLink } from '../administration/policy.ts';
import type { Token } from '../codes/steps/open-token.ts';
import { useLinkToken } from '../codes/steps/use-token.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Takes the link from a verification mail; whoever holds it need not be signed in.
 * @throws Refusal `user_not_found` or `user_invalid_token`.
 */
export async function verifyEmail(core: Core, input: { userId: string; secret: string }): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const { account, token } = await useLinkToken(tx, core.key, { ...input, kind: 'verification' });
    if (!mayProveByLink(core, account)) throw new Refusal('user_invalid_token');
    await updateAccount(tx, account.id, 'emailVerification', { email_verified_at: now });
    return token;
  });
}
