import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { noteUndone } from '../administration/steps/note-undone.ts';
import { requireUntied } from '../administration/steps/require-untied.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from '../standings/find-suspension.ts';
import { liftSuspension } from '../standings/steps/lift-suspension.ts';
import { suspensionConfirmed } from './confirmed.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Ends a suspension early, and tells the account's owner. One of the staff does so also where two had confirmed more than 7
 * days: both of them are told.
 * @throws Refusal `user_not_found`, `account_tied`
 */
export async function endSuspension(
  core: Core,
  administrator: Pick<Member, 'id'>,
  accountId: string,
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new Refusal('user_not_found');
    const suspension = await findSuspension(tx, accountId);
    if (suspension) {
      await requireUntied(tx, administrator, accountId);
      await liftSuspension(tx, accountId);
      const { kind } = suspensionConfirmed;
      await noteUndone(tx, administrator, { kind, subjectId: accountId, since: suspension.since });
      await noteAction(tx, administrator, { action: 'account.suspensionEnded', subjectId: accountId });
    }
    return viewAccount(core, tx, administrator, accountId);
  });
}
