import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import type { Account, Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { idOrNew, newId } from '../ground/ids.ts';
import { post } from '../ground/letters.ts';
import { Refusal } from '../ground/refusal.ts';
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
    const account = (await holdAccountAt(tx, input.email)) ?? (await createAccount(tx, input));
    const isOwn = actor.kind === 'member' && actor.id === account.id;
    const token = await openToken(tx, {
      kind: 'code',
      account,
      phrase: input.phrase ? newPhrase() : '',
      askedBySession: isOwn ? actor.sessionId : undefined,
    });
    await post(tx, { letter: 'log-in-code', tokenId: token.id });
    return token;
  });
}

async function createAccount(tx: Tx, input: { userId: string; email: string }): Promise<Account> {
  const made = await tx
    .insertInto('accounts')
    .values({ id: idOrNew(input.userId), email: input.email, target_id: newId() })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) {
    await record(tx, { name: 'accounts.created', accountId: made.id });
    return made;
  }
  // Either another request for the same address was a moment faster, and its account is the one, or the id is taken.
  const theirs = await holdAccountAt(tx, input.email);
  if (!theirs) throw new Refusal('user_already_exists');
  return theirs;
}
