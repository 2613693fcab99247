import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdOwnAccount } from './steps/hold-own-account.ts';
import { updateAccount } from './steps/update-account.ts';

export function updateName(core: Core, member: Member, name: string): Promise<Account> {
  return core.db.transaction().execute(async (tx) => {
    await holdOwnAccount(tx, member);
    return updateAccount(tx, member.id, 'name', { name });
  });
}
