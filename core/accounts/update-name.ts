import type { Account, Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { updateAccount } from './update-account.ts';

export function updateName(core: Core, member: Member, name: string): Promise<Account> {
  return core.db.transaction().execute((tx) => updateAccount(tx, member.id, 'name', { name }));
}
