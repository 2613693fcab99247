import { sql } from 'kysely';
import { inSeconds } from '#db/now.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { post } from '../ground/letters.ts';

/**
 * Mails a link to `url` for choosing a new password. An unknown or blocked address gets the same answer and no mail:
 * nobody learns from it who has an account.
 */
export async function requestRecovery(core: Core, input: { email: string; url: string }): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccountAt(tx, input.email);
    const token =
      account && !account.blocked_at
        ? await openToken(tx, { kind: 'recovery', account })
        : await inventToken(core, input.email);
    // For an invented token too: the letter finds nothing to say, and both answers take equally long.
    await post(tx, { letter: 'recovery', tokenId: token.id, url: input.url });
    return token;
  });
}

async function inventToken(core: Core, email: string): Promise<Token> {
  const { rows } = await sql<{ created_at: Date; expires_at: Date }>`
    select now() as created_at, ${inSeconds(3600)} as expires_at`.execute(core.db);
  const times = rows[0] ?? { created_at: new Date(), expires_at: new Date() };
  return {
    id: newId(),
    account_id: newId(),
    kind: 'recovery',
    email,
    phrase: '',
    asked_by_session: null,
    wrong_guesses: 0,
    ...times,
  };
}
