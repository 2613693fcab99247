import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Ends the address of the member's own calendar; nothing happens without one. */
export async function endCalendarAddress({ db }: Core, { id }: Member): Promise<void> {
  await db.deleteFrom('calendar_addresses').where('account_id', '=', id).execute();
}
