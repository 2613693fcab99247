import type { AccountViewBody } from '#contract/supervision.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { liftRefusal } from '../guardians/steps/lift-refusal.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Somebody has looked at the refusal of a guardian: the child may name another one.
 * @throws Refusal `user_not_found`
 */
export async function allowGuardian(
  core: Core,
  administrator: Member,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new Refusal('user_not_found');
    if (await liftRefusal(tx, accountId))
      await noteAction(tx, administrator, {
        action: 'account.guardianAllowed',
        subjectId: accountId,
        detail: reason,
      });
    return viewAccount(core, tx, administrator, accountId);
  });
}
