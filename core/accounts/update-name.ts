import type { Account, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdOwnStanding } from '../ground/standing.ts';
import { updateAccount } from './steps/update-account.ts';

export function updateName(core: Core, member: Member, name: string): Promise<Account> {
  return core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    return updateAccount(tx, member.id, 'name', { name });
  });
}
