import { now } from '#db/now.ts';
import type { TokenKind } from '#db/tables.ts';
import { record, type Tx } from '../events.ts';
import { isSame, linkSecretOf } from '../secrets.ts';
import type { Token } from './open-token.ts';
import { presentToken } from './present-token.ts';

/**
 * Finds the account's open link token with this secret and uses it up. Several may be open at once.
 * Returns null when there is none: wrong, used, expired, or of another kind.
 */
export async function useLinkToken(
  tx: Tx,
  key: Buffer,
  claim: { accountId: string; kind: Exclude<TokenKind, 'code'>; secret: string },
): Promise<Token | null> {
  const open = await tx
    .selectFrom('tokens')
    .selectAll()
    .where('account_id', '=', claim.accountId)
    .where('kind', '=', claim.kind)
    .where('expires_at', '>', now)
    .forUpdate()
    .execute();
  const token = open.find(({ id, kind }) => isSame(claim.secret, linkSecretOf(key, kind, id)));
  if (!token) return null;
  await deleteToken(tx, token);
  return token;
}

/** Uses a token up, for good. */
export async function deleteToken(tx: Tx, token: Token): Promise<void> {
  await tx.deleteFrom('tokens').where('id', '=', token.id).execute();
  await record(tx, {
    name: 'tokens.used',
    accountId: token.account_id,
    subject: { tokenId: token.id, kind: token.kind, token: presentToken(token) },
  });
}
