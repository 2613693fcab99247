import { sql } from 'kysely';
import type { AccountViewBody } from '#contract/supervision.ts';
import { now } from '#db/now.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { maySuspend } from '../administration/policy.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSuspension } from '../ground/suspension.ts';
import { endAccess } from '../sessions/steps/end-access.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';
import { viewAccount } from './steps/view-account.ts';

/**
 * Suspends an account for so many days, or until an administrator ends it: all its sessions and mailed proofs end, nobody
 * else sees its owner any more, and they are told why. One that is suspended already stays as it is.
 * @throws Refusal `user_not_found`; `account_protected` for oneself and for other administrators.
 */
export async function suspendAccount(
  core: Core,
  administrator: Member,
  { accountId, reason, days }: { accountId: string; reason: string; days?: number | undefined },
): Promise<AccountViewBody> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('user_not_found');
    if (!maySuspend(core, administrator, account)) throw new Refusal('account_protected');
    if (!(await findSuspension(tx, accountId))) {
      await changeStanding(tx, accountId, {
        suspended_at: now,
        suspended_until: days === undefined ? null : sql<Date>`now() + make_interval(days => ${days}::int)`,
        suspension_reason: reason,
      });
      await endAccess(tx, account);
      await record(tx, { name: 'standings.suspended', accountId });
      await noteAction(tx, administrator, {
        action: 'account.suspended',
        subjectId: accountId,
        detail: days === undefined ? reason : `${days} d: ${reason}`,
      });
    }
    return viewAccount(core, tx, administrator, accountId);
  });
}
