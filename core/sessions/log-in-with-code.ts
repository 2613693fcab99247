import { isAddressTaken } from '../accounts/at-address.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import { beginAccount } from '../accounts/steps/prove-address.ts';
import { byClient } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { idOrNew } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { openProven } from './steps/open-proven.ts';
import type { OpenedSession } from './steps/open-session.ts';

/**
 * Opens a session for a code that a client of the foreign contract has asked for, and takes the address for proven. One
 * without an account gets it now, under the wanted id (CONTRACT 6.5).
 * @throws Refusal `user_invalid_token` for whatever is wrong with the code; `user_blocked`.
 */
export async function logInWithCode(
  core: Core,
  { userId, secret, device }: { userId: string; secret: string; device: Device },
): Promise<OpenedSession> {
  const guess = {
    purpose: 'log-in' as const,
    handle: userId,
    accountId: userId,
    askedBy: byClient,
    digits: secret,
    device,
  };
  try {
    return await guessCode(core, guess, holdAccountAt, async (tx, { wanted_id: id, email }, account) =>
      openProven(tx, account ?? (await beginAccount(tx, { id: idOrNew(id ?? 'unique()'), email })), device),
    );
  } catch (error) {
    // The contract knows one word for all of it; an address that has got an account meanwhile is none of this code's.
    const isWrong = error instanceof Refusal && /^sign_up_code_/.test(error.code);
    throw isWrong || isAddressTaken(error) ? new Refusal('user_invalid_token') : error;
  }
}
