import type { Selectable } from 'kysely';
import { inSeconds } from '#db/now.ts';
import type { TokensTable } from '#db/tables/tokens.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

export type Token = Selectable<TokensTable>;

export type LinkKind = 'verification' | 'recovery';

/** An hour (CONTRACT 6.4 and 6.6). */
const life = inSeconds(3600);

/**
 * Creates a link for an email to a held account's address; it proves only that address. Addresses without an account get one
 * too, so that callers cannot tell the difference.
 */
export async function openToken(
  tx: Tx,
  token: { kind: LinkKind; account: Account | undefined; email: string },
): Promise<Token> {
  const opened = await tx
    .insertInto('tokens')
    .values({
      id: newId(),
      account_id: token.account?.id ?? null,
      email: token.email,
      kind: token.kind,
      expires_at: life,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, {
    name: 'tokens.created',
    accountId: opened.account_id,
    subject: { tokenId: opened.id, kind: token.kind },
  });
  return opened;
}
