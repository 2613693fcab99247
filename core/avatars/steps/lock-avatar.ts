import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * The photo that the member has; until the end of `tx` nobody else changes it, also when there is none yet.
 * @throws Refusal `general_unauthorized_scope` when the account has gone meanwhile.
 */
export async function lockAvatar(tx: Tx, member: Member): Promise<{ storage_key: string } | undefined> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new Refusal('general_unauthorized_scope');
  return tx
    .selectFrom('avatars')
    .select('storage_key')
    .where('account_id', '=', member.id)
    .executeTakeFirst();
}
