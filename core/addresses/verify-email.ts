import { proveAddressOfStranger, proveOwnAddress } from '../accounts/steps/prove-address.ts';
import { mayProveByLink } from '../administration/policy.ts';
import type { Token } from '../codes/steps/open-token.ts';
import { useLinkToken } from '../codes/steps/use-token.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

/**
 * Uses the link of a verification email. Within the account it only proves the address. Elsewhere the caller may not be the
 * account's creator, so the account begins again, empty.
 * @throws Refusal `user_not_found` or `user_invalid_token`.
 */
export async function verifyEmail(
  core: Core,
  actor: Actor,
  input: { userId: string; secret: string },
): Promise<Token> {
  const isOwn = actor.kind === 'member' && actor.id === input.userId;
  return core.db.transaction().execute(async (tx) => {
    if (isOwn) await holdMember(tx, actor);
    const { account, token } = await useLinkToken(tx, core.key, { ...input, kind: 'verification' });
    if (!mayProveByLink(core, account)) throw new Refusal('user_invalid_token');
    if (account.email_verified_at) return token;
    if (isOwn) await proveOwnAddress(tx, account);
    else await proveAddressOfStranger(tx, account);
    return token;
  });
}
