import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

/**
 * Mails the member a link to `url` that proves the account's address.
 * @throws Refusal `user_email_already_verified`.
 */
export async function requestVerification(core: Core, member: Member, url: string): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    if (account.email_verified_at) throw new Refusal('user_email_already_verified');
    const token = await openToken(tx, { kind: 'verification', account, email: account.email });
    await post(tx, { letter: 'verification', tokenId: token.id, url }, 'client');
    return token;
  });
}
