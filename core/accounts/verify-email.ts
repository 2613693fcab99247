import { now } from '#db/now.ts';
import { mayProveByLink } from '../admin/policy.ts';
import type { Core } from '../core.ts';
import { Refusal } from '../refusal.ts';
import type { Token } from './open-token.ts';
import { updateAccount } from './update-account.ts';
import { useLinkToken } from './use-token.ts';

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
