import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { requireUntied } from '../administration/steps/require-untied.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { keepRefusal, liftRefusal } from '../guardians/steps/review-refusal.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * An administrator has looked at a guardian's refusal: the child may name another guardian, or the refusal stands.
 * Nothing changes if no refusal waits for that.
 * @throws Refusal `user_not_found`, `account_tied`
 */
export async function reviewGuardian(
  core: Core,
  administrator: Member,
  { accountId, allowed, reason }: { accountId: string; allowed: boolean; reason: string },
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new Refusal('user_not_found');
    await requireUntied(tx, administrator, accountId);
    const isDone = await (allowed ? liftRefusal : keepRefusal)(tx, accountId);
    if (isDone)
      await noteAction(tx, administrator, {
        action: allowed ? 'account.guardianAllowed' : 'account.guardianDeclined',
        subjectId: accountId,
        detail: reason,
      });
    return viewAccount(core, tx, administrator, accountId);
  });
}
