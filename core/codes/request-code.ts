import { isDuplicate } from '#db/connect.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { idOrNew, newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { post } from '../letters/post.ts';
import { newPhrase } from './phrase.ts';
import { openToken, type Token } from './steps/open-token.ts';

/**
 * Mails a six-digit code to log in with. An address without an account gets one, under the wanted id (CONTRACT 6.5).
 * @throws Refusal `user_already_exists` when that id belongs to another address.
 */
export async function requestCode(
  core: Core,
  actor: Actor,
  input: { userId: string; email: string; phrase: boolean },
): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const accountId = (await findAccount(tx, input.email)) ?? (await createAccount(tx, input));
    const isOwn = actor.kind === 'member' && actor.id === accountId;
    const token = await openToken(tx, {
      kind: 'code',
      accountId,
      phrase: input.phrase ? newPhrase() : '',
      askedBySession: isOwn ? actor.sessionId : undefined,
    });
    await post(tx, { letter: 'log-in-code', tokenId: token.id });
    return token;
  });
}

async function findAccount(tx: Tx, email: string): Promise<string | undefined> {
  const account = await tx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return account?.id;
}

async function createAccount(tx: Tx, input: { userId: string; email: string }): Promise<string> {
  try {
    const made = await tx
      .insertInto('accounts')
      .values({ id: idOrNew(input.userId), email: input.email, target_id: newId() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    // Another request for the same address was a moment faster: its account is the one.
    if (!made) return (await findAccount(tx, input.email)) ?? '';
    await record(tx, { name: 'accounts.created', accountId: made.id });
    return made.id;
  } catch (error) {
    if (isDuplicate(error, 'accounts_pkey')) throw new Refusal('user_already_exists');
    throw error;
  }
}
