import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { remove } from './steps/remove.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Removal = { projectId: string; reason: string };

/**
 * Takes a project away from everybody but its team, for a reason that its owners read and may appeal against. The
 * administrator who repeats it gets the first answer.
 * @throws Refusal `project_unknown`; `project_own` for whoever is in its team; `conflict` where somebody else was faster
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
