import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';
import type { LinkKind, Token } from './steps/open-token.ts';

export type LinkClaim = { userId: string; kind: LinkKind; secret: string };

/** The open link with this secret. A caller that uses it up must look again under the lock. */
export async function findLink(
  { db, key }: { db: Db; key: Buffer },
  { userId, kind, secret }: LinkClaim,
): Promise<Token | undefined> {
  const open = await db
    .selectFrom('tokens')
    .selectAll()
    .where('account_id', '=', userId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .execute();
  return open.find(({ id }) => isSame(secret, linkSecretOf(key, kind, id)));
}
