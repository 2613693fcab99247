import type { AccountViewBody } from '#contract/supervision/calls.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { requireUntied } from '../administration/steps/require-untied.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { suspend } from './steps/suspend.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Suspends an account for so many days, or until an administrator ends it: sessions and mailed proofs end, no one else sees
 * its owner, and an email tells them why. An account already suspended for as long stays as it is.
 * @throws Refusal `user_not_found`; `account_protected` for oneself and for other administrators; `account_tied`;
 * `proposal_waits` while a shorter one is proposed.
 */
export async function suspendAccount(
  core: Core,
  administrator: Pick<Member, 'id'>,
  { accountId, ...suspension }: { accountId: string; reason: string; days?: number | undefined },
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('user_not_found');
    await requireUntied(tx, administrator, accountId);
    await suspend(tx, core, administrator, account, suspension);
    return viewAccount(core, tx, administrator, accountId);
  });
}
