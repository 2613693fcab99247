import { holdAccount } from '../accounts/steps/hold-account.ts';
import { forgetBrowsers } from '../accounts/steps/note-browser.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { endLoss } from './steps/end-loss.ts';
import { noteChange } from './steps/note-change.ts';
import { removeAllFactors } from './steps/remove-all-factors.ts';

/**
 * Removes all second factors of an account whose member has lost them, by the operator's command alone. It is logged and
 * emailed with the link back, and all sessions end.
 * @throws Refusal `user_not_found`, `factor_not_found`
 */
export async function resetFactors(
  core: Core,
  operator: Pick<Member, 'id'>,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('user_not_found');
    if (!account.mfa_since) throw new Refusal('factor_not_found');
    await noteChange(tx, account, 'reset');
    await removeAllFactors(tx, account.id);
    await endLoss(tx, account.id);
    await endAccess(tx, account);
    await forgetBrowsers(tx, account.id);
    await noteAction(tx, operator, { action: 'factors.reset', subjectId: account.id, detail: reason });
  });
}
