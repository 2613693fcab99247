import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Names an app or a passkey.
 * @throws Refusal `factor_not_found`, for another member's too
 */
export async function renameFactor(
  core: Core,
  member: Member,
  { factorId, name }: { factorId: string; name: string },
): Promise<void> {
  const app = await core.db
    .updateTable('factors')
    .set({ name })
    .where('id', '=', factorId)
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (app.numUpdatedRows > 0n) return;
  const passkey = await core.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', factorId)
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  if (passkey.numUpdatedRows === 0n) throw new Refusal('factor_not_found');
}
