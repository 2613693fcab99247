import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdPerson } from './steps/hold-person.ts';

/**
 * Lets a former handle of the member lead nowhere. It stays theirs: no other member can get it.
 * @throws Refusal `handle_not_found`, also for their present handle
 */
export function cutHandle(core: Core, member: Member, { handle }: { handle: string }): Promise<void> {
  return core.db.transaction().execute(async (tx) => {
    await holdPerson(tx, member, 'adult');
    const { numUpdatedRows } = await tx
      .updateTable('handles')
      .set({ leads_until: null })
      .where('handle', '=', handle)
      .where('account_id', '=', member.id)
      .where('is_current', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('handle_not_found');
    await record(tx, { name: 'people.changed', accountId: member.id });
  });
}
