import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * One account, for an administrator.
 * @throws Refusal `user_not_found`.
 */
export async function openAccount(
  core: Core,
  administrator: Member,
  accountId: string,
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const view = await viewAccount(core, tx, administrator, accountId);
    await noteAction(tx, administrator, { action: 'account.opened', subjectId: accountId });
    return view;
  });
}
