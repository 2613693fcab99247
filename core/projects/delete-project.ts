import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireFreeToDelete } from '../ground/duty.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDelete } from './policy.ts';
import { holdSeat } from './steps/hold-seat.ts';

/**
 * Deletes a draft.
 * @throws Refusal `project_unknown`; `project_no_draft` for a project that others have seen, or for a member who is no
 * owner; that of a duty.
 */
export async function deleteProject(core: Core, member: Member, slug: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (!mayDelete(seat)) throw new Refusal('project_no_draft');
    await requireFreeToDelete(tx, seat.id);
    await tx.deleteFrom('projects').where('id', '=', seat.id).execute();
    await record(tx, { name: 'projects.deleted', accountId: member.id, subject: { projectId: seat.id } });
  });
}
