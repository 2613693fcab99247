import { now } from '#db/now.ts';
import type { Account } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { codeOf, isSame } from '../../ground/secrets.ts';
import type { Token } from './open-token.ts';

/** A code that five wrong guesses have met is void. */
const mostGuesses = 5;

/**
 * The open code of a held account that `secret` is, if any; a wrong one counts against all codes open at the time. With `askedBySession`
 * only one that this session has asked for.
 */
export async function findCode(
  tx: Tx,
  key: Buffer,
  account: Account,
  secret: string,
  { askedBySession }: { askedBySession?: string } = {},
): Promise<Token | undefined> {
  const open = await tx
    .selectFrom('tokens')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('email', '=', account.email)
    .where('kind', '=', 'code')
    .where('expires_at', '>', now)
    .where('wrong_guesses', '<', mostGuesses)
    .execute();
  const token = open
    .filter(({ asked_by_session }) => !askedBySession || asked_by_session === askedBySession)
    .find(({ id }) => isSame(secret, codeOf(key, id)));
  if (!token && open.length > 0) {
    await tx
      .updateTable('tokens')
      .set((row) => ({ wrong_guesses: row('wrong_guesses', '+', 1) }))
      .where('account_id', '=', account.id)
      .where('kind', '=', 'code')
      .execute();
  }
  return token;
}
