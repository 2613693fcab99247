import type { WorkspaceBody } from '#contract/projects/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findRemoval } from './find-removal.ts';
import { findSeat } from './find-seat.ts';
import { presentWorkspace } from './present.ts';
import { hasPublicOwner } from './public-owner.ts';

/**
 * A project as its team sees it.
 * @throws Refusal `project_unknown`, also for members outside the team.
 */
export async function getWorkspace(core: Core, member: Member, slug: string): Promise<WorkspaceBody> {
  const seat = await findSeat(core.db, member.id, slug);
  if (!seat) throw new Refusal('project_unknown');
  return presentWorkspace(seat, {
    hasPublicOwner: await hasPublicOwner(core.db, seat.id),
    removal: seat.state === 'removed' ? await findRemoval(core.db, seat.id) : undefined,
  });
}
