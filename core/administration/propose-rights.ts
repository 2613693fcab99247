import { type StaffRight, staffRights } from '#contract/ground/staff-rights.ts';
import { holdAccountAt } from '../accounts/steps/hold-account.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { rightsConfirmed } from './confirmed.ts';
import { isNamed, mayHold } from './policy.ts';
import { findRights } from './steps/find-rights.ts';
import { propose } from './steps/propose.ts';

type Wanted = { email: string; rights: readonly StaffRight[]; reason: string };

/**
 * Proposes which rights of staff the account at an address holds from now on; none takes them all.
 * @throws Refusal `user_not_found`; `staff_named` for an administrator; `staff_unfit` where rights are given to an account
 * that is suspended, unproven, or no adult's; `proposal_pointless`, `proposal_waits`; `proposal_barred` for oneself
 */
export async function proposeRights(
  core: Core,
  staff: Member,
  { email, rights, reason }: Wanted,
): Promise<{ proposalId: string }> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdAccountAt(tx, email);
    const found = account && (await findRights(tx, account.id));
    if (!found) throw new Refusal('user_not_found');
    if (isNamed(core, found.account)) throw new Refusal('staff_named');
    const isGiven = rights.some((right) => !found.rights.includes(right));
    if (isGiven && !mayHold(found.account, found.standing, false)) throw new Refusal('staff_unfit');
    const wanted = staffRights.filter((right) => rights.includes(right));
    const input = { accountId: found.account.id, rights: wanted };
    return { proposalId: await propose(tx, core, staff, rightsConfirmed, { input, reason }) };
  });
}
