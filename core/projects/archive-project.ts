import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getWorkspace } from './get-workspace.ts';
import { mayArchive } from './policy.ts';
import { endInvitations } from './steps/end-deadlines.ts';
import { holdSeat } from './steps/hold-seat.ts';

/**
 * Archives a published project, so that only its team sees it.
 * @throws Refusal `project_unknown`; `project_closed`
 */
export async function archiveProject(core: Core, member: Member, slug: string): Promise<WorkspaceBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (seat.is_owner && seat.state === 'archived') return;
    if (!mayArchive(seat)) throw new Refusal('project_closed');
    await tx
      .updateTable('projects')
      .set({ state: 'archived', archived_at: now })
      .where('id', '=', seat.id)
      .execute();
    await endInvitations(tx, seat.id);
    await record(tx, { name: 'projects.archived', accountId: member.id, subject: { projectId: seat.id } });
  });
  return getWorkspace(core, member, slug);
}
