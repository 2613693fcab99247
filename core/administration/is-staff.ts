import type { Db } from '#db/connect.ts';
import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isNamed } from './policy.ts';

/** Whether the settings or other staff gave an account rights at the desk, whether it may use them now or not. */
export async function isStaff(
  db: Db,
  core: Pick<Core, 'adminEmails'>,
  account: Pick<Account, 'id' | 'email'>,
): Promise<boolean> {
  if (isNamed(core, account)) return true;
  const given = await db
    .selectFrom('staff_rights')
    .select('account_id')
    .where('account_id', '=', account.id)
    .limit(1)
    .executeTakeFirst();
  return given !== undefined;
}
