import { holdAccount } from '../accounts/steps/hold-account.ts';
import type { Device, WaitingLogIn } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OpenedSession } from '../sessions/steps/open-session.ts';
import { openWaiting } from '../sessions/steps/open-waiting.ts';
import { countGuess, giveBack } from './count-guess.ts';
import { endLoss } from './steps/end-loss.ts';
import { type ProofKind, takeProof } from './steps/take-proof.ts';

/**
 * Opens the session of a log-in that has waited for its second proof.
 * @throws Refusal `user_invalid_token` for everything that is wrong with the code; `general_unauthorized_scope` when the log-in
 * has ended; `general_rate_limit_exceeded`; `user_blocked`
 */
export async function finishLogIn(
  core: Core,
  waiting: WaitingLogIn,
  { kind, code, device }: { kind: ProofKind; code: string; device: Device },
): Promise<OpenedSession> {
  const account = await core.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', waiting.accountId)
    .executeTakeFirst();
  if (!account) throw new Refusal('general_unauthorized_scope');
  const counter = await countGuess(core, account, kind, device);
  const opened = await core.db.transaction().execute(async (tx) => {
    const held = await holdAccount(tx, account.id);
    if (!held) throw new Refusal('general_unauthorized_scope');
    const session = await openWaiting(tx, held, waiting, kind, device);
    // Checked last: a log-in that has ended uses up no code, and a wrong code undoes the session.
    if (!(await takeProof(tx, core.key, { kind, accountId: held.id, code })))
      throw new Refusal('user_invalid_token');
    await endLoss(tx, held.id);
    return session;
  });
  await giveBack(core, counter);
  return opened;
}
