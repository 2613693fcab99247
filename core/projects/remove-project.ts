import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { remove } from './steps/remove.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Removal = { projectId: string; reason: string };

/**
 * Hides a project from everyone but its team, with a reason that its owners read and may appeal against. The
 * administrator who repeats it gets the first answer.
 * @throws Refusal `project_unknown`; `project_own` for a member of its team; `conflict` where another administrator was
 * faster
 */
export async function removeProject(
  core: Core,
  administrator: Member,
  removal: Removal,
): Promise<DeskProjectBody> {
  return core.db.transaction().execute(async (tx) => {
    await remove(tx, core, administrator, removal);
    return showAtDesk(tx, core, administrator, removal.projectId);
  });
}
