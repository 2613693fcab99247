import type { Selectable } from 'kysely';
import { inSeconds } from '#db/now.ts';
import type { TokenKind, TokensTable } from '#db/tables.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

export type Token = Selectable<TokensTable>;

/** 15 minutes for a code and an hour for a link (CONTRACT 6.4 to 6.6). */
const life: Record<TokenKind, number> = { code: 900, verification: 3600, recovery: 3600 };

/** Makes a single-use proof that a letter will carry to the address of a held account. It proves that one alone. */
export async function openToken(
  tx: Tx,
  token: { kind: TokenKind; account: Account; phrase?: string; askedBySession?: string; seconds?: number },
): Promise<Token> {
  const opened = await tx
    .insertInto('tokens')
    .values({
      id: newId(),
      account_id: token.account.id,
      email: token.account.email,
      kind: token.kind,
      phrase: token.phrase ?? '',
      asked_by_session: token.askedBySession ?? null,
      expires_at: inSeconds(token.seconds ?? life[token.kind]),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, {
    name: 'tokens.created',
    accountId: token.account.id,
    subject: { tokenId: opened.id, kind: token.kind },
  });
  return opened;
}
