import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Deletes one of the member's saved searches; nothing happens if there is none. */
export async function deleteSearch({ db }: Core, { id }: Member, searchId: string): Promise<void> {
  await db.deleteFrom('saved_searches').where('id', '=', searchId).where('account_id', '=', id).execute();
}
