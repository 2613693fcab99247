import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * Removes an uploaded file before it is sent. The commit releases its bytes, and the sweep deletes them.
 * @throws Refusal `message_file_not_found`, also for a file that was sent
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
