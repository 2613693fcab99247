import type { AccountViewBody } from '#contract/supervision.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { mayBlock } from '../administration/policy.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Shuts an account: all its sessions and mailed proofs end, and its owner is told why. One that is blocked already stays
 * as it is.
 * @throws Refusal `user_not_found`; `account_protected` for oneself and for other administrators.
 */
export async function blockAccount(
  core: Core,
  administrator: Member,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = await hold(tx, accountId);
    if (!mayBlock(core, administrator, account)) throw new Refusal('account_protected');
    if (account.blocked_at === null) {
      await setBlocked(tx, accountId, reason);
      await endAccess(tx, account);
      await record(tx, { name: 'accounts.blocked', accountId });
      await noteAction(tx, administrator, {
        action: 'account.blocked',
        subjectId: accountId,
        detail: reason,
      });
    }
    return viewAccount(core, tx, administrator, accountId);
  });
}

/**
 * Opens a blocked account again, and tells its owner.
 * @throws Refusal `user_not_found`.
 */
export async function unblockAccount(
  core: Core,
  administrator: Member,
  accountId: string,
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = await hold(tx, accountId);
    if (account.blocked_at !== null) {
      await setBlocked(tx, accountId, null);
      await record(tx, { name: 'accounts.unblocked', accountId });
      await noteAction(tx, administrator, { action: 'account.unblocked', subjectId: accountId });
    }
    return viewAccount(core, tx, administrator, accountId);
  });
}

async function setBlocked(tx: Tx, accountId: string, reason: string | null): Promise<void> {
  await changeStanding(tx, accountId, {
    suspended_at: reason === null ? null : now,
    suspended_until: null,
    suspension_reason: reason,
  });
}

async function hold(tx: Tx, accountId: string): Promise<Account> {
  const account = await holdAccount(tx, accountId);
  if (!account) throw new Refusal('user_not_found');
  return account;
}
