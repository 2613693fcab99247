import { holdAccountInUse } from '../accounts/steps/hold-account.ts';
import { holdForRemoval } from '../accounts/steps/hold-for-removal.ts';
import { removeAccount } from '../accounts/steps/remove-account.ts';
import { operator } from '../administration/operator.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Removes an account at once, with the same data as after its 30 days: for an operator whom the member has asked in
 * another way. The log says that the operator did it.
 * @throws Refusal `user_not_found`.
 */
export async function eraseAccount(core: Core, accountId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdForRemoval(tx, accountId);
    const account = await holdAccountInUse(tx, accountId);
    if (!account) throw new Refusal('user_not_found');
    await removeAccount(tx, account);
    await noteAction(tx, operator, { action: 'account.erased', subjectId: accountId });
  });
}
