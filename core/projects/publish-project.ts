import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getWorkspace } from './get-workspace.ts';
import { mayPublish } from './policy.ts';
import { leftToPublish } from './present.ts';
import { hasPublicOwner } from './public-owner.ts';
import { holdSeat } from './steps/hold-seat.ts';

/**
 * Shows a draft to everyone. A published one stays published.
 * @throws Refusal `project_unknown`; `project_closed` without the right; `project_incomplete`; `project_owner_unseen`
 */
export async function publishProject(core: Core, member: Member, slug: string): Promise<WorkspaceBody> {
  await core.db.transaction().execute(async (tx) => {
    const seat = await holdSeat(tx, member, slug);
    if (seat.is_owner && seat.state === 'published') return;
    if (!mayPublish(seat)) throw new Refusal('project_closed');
    const [first] = leftToPublish(seat, await hasPublicOwner(tx, seat.id));
    if (first) throw new Refusal(first === 'public_owner' ? 'project_owner_unseen' : 'project_incomplete');
    await tx
      .updateTable('projects')
      .set({ state: 'published', published_at: now })
      .where('id', '=', seat.id)
      .execute();
    await record(tx, { name: 'projects.published', accountId: member.id, subject: { projectId: seat.id } });
  });
  return getWorkspace(core, member, slug);
}
