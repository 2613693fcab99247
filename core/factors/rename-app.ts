import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** @throws Refusal `factor_not_found`, for another member's too */
export async function renameApp(
  core: Core,
  member: Member,
  { factorId, name }: { factorId: string; name: string },
): Promise<void> {
  const { numUpdatedRows } = await core.db
    .updateTable('factors')
    .set({ name })
    .where('id', '=', factorId)
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('factor_not_found');
}
