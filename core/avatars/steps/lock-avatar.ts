import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * The member's photo, if any. Until `tx` ends no other transaction can change or add it.
 * @throws Refusal `general_unauthorized_scope` when the account was deleted meanwhile.
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
