import { holdAccount } from '../accounts/steps/hold-account.ts';
import { isStaff } from '../administration/is-staff.ts';
import { bySession } from '../codes/asked-by.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { WaitingLogIn } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { count } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdWaiting } from '../sessions/steps/hold-waiting.ts';

/** For one account together: many log-ins may know its password. */
const limit = { max: 5, seconds: 3600 };

/**
 * Mails the code that proves the mailbox of an account to a log-in that awaits its second factor.
 * @throws Refusal `general_unauthorized_scope` when the log-in has ended; `factor_loss_of_staff`; `general_rate_limit_exceeded`
 */
export async function mailLossCode(core: Core, waiting: WaitingLogIn): Promise<void> {
  await count(core, `loss:code:${waiting.accountId}`, limit);
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, waiting.accountId);
    if (!account || !(await holdWaiting(tx, waiting))) throw new Refusal('general_unauthorized_scope');
    if (await isStaff(tx, core, account)) throw new Refusal('factor_loss_of_staff');
    const askedBy = bySession({ sessionId: waiting.id });
    const code = await openCode(tx, core, {
      purpose: 'factor-loss',
      account,
      email: account.email,
      askedBy,
    });
    await post(tx, { letter: 'factor-loss-code', codeId: code.id }, 'page');
  });
}
