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
 * Opens a session for a code requested by a client of the foreign contract, and takes the address as proven. An address
 * without an account gets one now, under the wanted id (CONTRACT 6.5).
 * @throws Refusal `user_invalid_token` for everything that is wrong with the code; `user_blocked`.
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
    // The contract has one error code for all of these. If the address has got an account meanwhile, the code is not
    // for it.
    const isWrong = error instanceof Refusal && /^sign_up_code_/.test(error.code);
    throw isWrong || isAddressTaken(error) ? new Refusal('user_invalid_token') : error;
  }
}
