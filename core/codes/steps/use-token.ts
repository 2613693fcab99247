import { now } from '#db/now.ts';
import type { TokenKind } from '#db/tables.ts';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isSame, linkSecretOf } from '../../ground/secrets.ts';
import { presentToken } from '../present.ts';
import type { Token } from './open-token.ts';

/**
 * Holds the account, finds its open link token with this secret for its present address, and uses the token up. Several
 * may be open at once.
 * @throws Refusal `user_not_found`, or `user_invalid_token` for one that is wrong, used, expired or of another kind.
 */
export async function useLinkToken(
  tx: Tx,
  key: Buffer,
  claim: { userId: string; kind: Exclude<TokenKind, 'code'>; secret: string },
): Promise<{ account: Account; token: Token }> {
  const account = await holdAccount(tx, claim.userId);
  if (!account) throw new Refusal('user_not_found');
  const open = await tx
    .selectFrom('tokens')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('email', '=', account.email)
    .where('kind', '=', claim.kind)
    .where('expires_at', '>', now)
    .execute();
  const token = open.find(({ id, kind }) => isSame(claim.secret, linkSecretOf(key, kind, id)));
  // A block ends what was mailed before; what was mailed in the same moment counts as little.
  if (!token || account.blocked_at) throw new Refusal('user_invalid_token');
  await deleteToken(tx, token);
  return { account, token };
}

/** Uses a token up, for good. */
export async function deleteToken(tx: Tx, token: Token): Promise<void> {
  await tx.deleteFrom('tokens').where('id', '=', token.id).execute();
  const { account_id: accountId, kind } = token;
  const last = { form: presentToken(token), readers: [`user:${accountId}`] };
  await record(tx, { name: 'tokens.used', accountId, subject: { tokenId: token.id, kind } }, last);
}
