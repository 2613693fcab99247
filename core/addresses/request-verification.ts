import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { post } from '../letters/post.ts';

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
