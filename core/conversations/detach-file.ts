import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Leaves out a file that waits to be sent. Its bytes are given up with the commit, and removed by the sweep.
 * @throws Refusal `message_file_not_found`, also for one that was sent
 */
export async function detachFile(core: Core, member: Member, id: string): Promise<void> {
  const gone = await core.db
    .deleteFrom('message_files')
    .where('id', '=', id)
    .where('account_id', '=', member.id)
    .where('message_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Refusal('message_file_not_found');
}
