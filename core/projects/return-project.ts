import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getWorkspace } from './get-workspace.ts';
import { mayReturn } from './policy.ts';
import { hasPublicOwner } from './public-owner.ts';
import { holdSeat } from './steps/hold-seat.ts';

/**
 * Shows an archived project to everyone again.
 * @throws Refusal `project_unknown`; `project_closed`; `project_owner_unseen`
 */
export async function returnProject(core: Core, member: Member, slug: string): Promise<WorkspaceBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (seat.is_owner && seat.state === 'published') return;
    if (!mayReturn(seat)) throw new Refusal('project_closed');
    if (!(await hasPublicOwner(tx, seat.id))) throw new Refusal('project_owner_unseen');
    await tx
      .updateTable('projects')
      .set({ state: 'published', archived_at: null })
      .where('id', '=', seat.id)
      .execute();
    await record(tx, { name: 'projects.returned', accountId: member.id, subject: { projectId: seat.id } });
  });
  return getWorkspace(core, member, slug);
}
