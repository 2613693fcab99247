import type { Member } from '../actor.ts';
import type { Tx } from '../events.ts';

/** The photo that the member has; until the end of `tx` nobody else changes it, also when there is none yet. */
export async function lockAvatar(tx: Tx, member: Member): Promise<{ storage_key: string } | undefined> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', member.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return tx
    .selectFrom('avatars')
    .select('storage_key')
    .where('account_id', '=', member.id)
    .executeTakeFirst();
}
