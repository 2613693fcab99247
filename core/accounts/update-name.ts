import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { updateAccount } from './steps/update-account.ts';

export function updateName(core: Core, member: Member, name: string): Promise<Account> {
  return core.db.transaction().execute((tx) => updateAccount(tx, member.id, 'name', { name }));
}
