import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findRemoval } from './find-removal.ts';
import { getWorkspace } from './get-workspace.ts';
import { holdSeat } from './steps/hold-seat.ts';

type Said = { projectSlug: string; appeal: string };

/**
 * Asks for another administrator to look at a removal: once for all owners, before the deadline.
 * @throws Refusal `project_unknown`; `project_closed` for members who are no owner; `project_not_removed`;
 * `project_appeal_twice`; `project_appeal_late`
 */
export async function appealRemoval(core: Core, member: Member, said: Said): Promise<WorkspaceBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, said.projectSlug);
    if (!seat.is_owner) throw new Refusal('project_closed');
    const removal = await findRemoval(tx, seat.id);
    if (!removal) throw new Refusal('project_not_removed');
    const isRepeated = removal.appealed_by === member.id && removal.appeal === said.appeal;
    if (isRepeated) return;
    if (removal.appealed_at) throw new Refusal('project_appeal_twice');
    if (!removal.is_in_time) throw new Refusal('project_appeal_late');
    await tx
      .updateTable('project_removals')
      .set({ appeal: said.appeal, appealed_by: member.id, appealed_at: now })
      .where('id', '=', removal.id)
      .execute();
    await beginDeadline(tx, {
      kind: 'project_appeal',
      subjectId: removal.id,
      owes: 'us',
      awaitedBy: member.id,
    });
    await record(tx, { name: 'projects.appealed', accountId: member.id, subject: { projectId: seat.id } });
  });
  return getWorkspace(core, member, said.projectSlug);
}
