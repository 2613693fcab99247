import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { post } from '../letters/post.ts';
import { Refusal } from '../refusal.ts';
import { openToken, type Token } from './open-token.ts';

/**
 * Mails the member a link to `url` that proves the account's address.
 * @throws Refusal `user_email_already_verified`.
 */
export async function requestVerification(core: Core, member: Member, url: string): Promise<Token> {
  if (member.account.email_verified_at) throw new Refusal('user_email_already_verified');
  return core.db.transaction().execute(async (tx) => {
    const token = await openToken(tx, { kind: 'verification', accountId: member.id });
    await post(tx, { letter: 'verification', tokenId: token.id, url });
    return token;
  });
}
