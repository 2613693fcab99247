import { updateAccount } from '../accounts/steps/update-account.ts';
import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnStanding } from './steps/hold-own-standing.ts';

/**
 * Replaces all of the member's preferences. They may hold anything, so a child who waits for a guardian has none.
 * @throws Refusal `guardian_awaited`; `general_unauthorized_scope` when the account has gone meanwhile.
 */
export function updatePrefs(core: Core, member: Member, prefs: Record<string, unknown>): Promise<Account> {
  return core.db.transaction().execute(async (tx) => {
    const standing = await holdOwnStanding(tx, member);
    if (standing.age === 'waiting' && Object.keys(prefs).length > 0) throw new Refusal('guardian_awaited');
    return updateAccount(tx, member.id, 'prefs', { prefs: JSON.stringify(prefs) });
  });
}
