import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Forgets a saved search of the member's; nothing happens where there is none. */
export async function deleteSearch({ db }: Core, { id }: Member, searchId: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('id', '=', searchId).where('account_id', '=', id).execute();
}
