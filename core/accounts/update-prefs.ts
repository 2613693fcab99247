import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { updateAccount } from './steps/update-account.ts';

/** Replaces all of the member's preferences. */
export function updatePrefs(core: Core, member: Member, prefs: Record<string, unknown>): Promise<Account> {
  return core.db
    .transaction()
    .execute((tx) => updateAccount(tx, member.id, 'prefs', { prefs: JSON.stringify(prefs) }));
}
