import { holdAccount, holdAccountAt } from '../accounts/steps/hold-account.ts';
import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Account, Device, WaitingLogIn } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isPassword } from '../ground/password-hash.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdWaiting, noteFirstProof } from '../sessions/steps/hold-waiting.ts';
import type { OpenedSession } from '../sessions/steps/open-session.ts';
import { countGuess, giveBack } from './count-guess.ts';
import { findLoss, type LossState } from './find-loss.ts';
import { advanceLoss } from './steps/advance-loss.ts';
import { findWaitingAccount, missingOf } from './view-loss.ts';

export type ClaimedLoss = { state: LossState | 'opened'; opened?: OpenedSession };

/**
 * Goes on with a log-in whose member has lost all factors: begins the wait with the password and a mailed code together, and
 * once it is over opens the account without its factors, with both again. A wait that runs goes on as it was.
 * @throws Refusal `general_unauthorized_scope` when the log-in has ended; `user_invalid_credentials`; those of `guessCode` and
 * `advanceLoss`
 */
export async function claimLoss(
  core: Core,
  waiting: WaitingLogIn,
  { password, code, device }: { password: string; code?: string | undefined; device: Device },
): Promise<ClaimedLoss> {
  const found = await findWaitingAccount(core, waiting);
  if (!found) throw new Refusal('general_unauthorized_scope');
  const { account, factors } = found;
  const missing = missingOf(account, await findLoss(core.db, account), factors);
  const go = (tx: Tx, held: Account | undefined, proven: readonly string[]) =>
    goOn(tx, { core, held, waiting, proven, device });

  if (missing === 'code') {
    const askedBy = bySession({ sessionId: waiting.id });
    const guess = {
      purpose: 'factor-loss' as const,
      accountId: account.id,
      askedBy,
      digits: code ?? '',
      device,
    };
    return guessCode(core, guess, holdAccountAt, (tx, _, held) => go(tx, held, ['email']));
  }
  if (missing === 'password') {
    const counter = await countGuess(core, account, 'password', device);
    if (!(await isPassword(password, account.password_hash))) throw new Refusal('user_invalid_credentials');
    await giveBack(core, counter);
  }
  return core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, account.id);
    if (held?.password_hash !== account.password_hash) throw new Refusal('user_invalid_credentials');
    return go(tx, held, missing === 'password' ? ['password'] : []);
  });
}

type Going = {
  core: Core;
  held: Account | undefined;
  waiting: WaitingLogIn;
  proven: readonly string[];
  device: Device;
};

async function goOn(tx: Tx, { core, held, waiting, proven, device }: Going): Promise<ClaimedLoss> {
  const logIn = await holdWaiting(tx, waiting);
  if (held?.id !== waiting.accountId || !logIn) throw new Refusal('general_unauthorized_scope');
  const factors = [...new Set([...logIn.factors, ...proven])];
  // Asked again under the lock: the account may have got a password, or its wait may have ended.
  const loss = await findLoss(tx, held);
  if (missingOf(held, loss, factors) !== 'nothing') throw new Refusal('general_unauthorized_scope');
  await noteFirstProof(tx, waiting.id, factors);
  return advanceLoss(tx, core, { account: held, loss, waiting, logIn, device });
}
