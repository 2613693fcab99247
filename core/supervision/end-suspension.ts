import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { liftSuspension } from '../standings/steps/lift-suspension.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Ends a suspension early, and tells the account's owner.
 * @throws Refusal `user_not_found`.
 */
export async function endSuspension(
  core: Core,
  administrator: Pick<Member, 'id'>,
  accountId: string,
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new Refusal('user_not_found');
    if (await findSuspension(tx, accountId)) {
      await liftSuspension(tx, accountId);
      await noteAction(tx, administrator, { action: 'account.suspensionEnded', subjectId: accountId });
    }
    return viewAccount(core, tx, administrator, accountId);
  });
}
