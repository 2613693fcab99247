import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';

/** Takes the member off the list of a mentor; nothing happens for one who is not on it. */
export async function leaveList(core: Core, member: Member, mentorId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const left = await tx
      .deleteFrom('mentoring_lists')
      .where('mentor_id', '=', mentorId)
      .where('mentee_id', '=', member.id)
      .returning('mentor_id')
      .executeTakeFirst();
    if (left)
      await record(tx, { name: 'mentoring.listChanged', accountId: member.id, subject: { mentorId } });
  });
}
