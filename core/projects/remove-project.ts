import type { DeskProjectBody } from '#contract/project-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { endHandOvers, endInvitations } from './steps/end-waits.ts';
import { holdProject } from './steps/hold-project.ts';
import { showAtDesk } from './steps/show-at-desk.ts';
import { tellOwners } from './steps/tell-owners.ts';

type Removal = { projectId: string; reason: string };

/**
 * Takes a project away from everybody but its team, for a reason that its owners read and may appeal against. The
 * administrator who repeats it gets the first answer.
 * @throws Refusal `project_unknown`; `project_own` for whoever is in its team; `conflict` where somebody else was faster
 */
export async function removeProject(
  core: Core,
  administrator: Member,
  { projectId, reason }: Removal,
): Promise<DeskProjectBody> {
  return core.db.transaction().execute(async (tx) => {
    const { project, removal, bar } = await holdProject(tx, core, administrator, projectId);
    if (bar === 'own') throw new Refusal('project_own');
    if (project.state === 'removed') {
      const isRepeated = removal?.removed_by === administrator.id && removal.reason === reason;
      if (!isRepeated) throw new Refusal('conflict');
      return showAtDesk(tx, core, administrator, projectId);
    }
    const removalId = newId();
    await tx
      .insertInto('project_removals')
      .values({
        ...{ id: removalId, project_id: projectId, reason },
        ...{ state_before: project.state, removed_by: administrator.id },
      })
      .execute();
    await takeAway(tx, projectId);
    await tellOwners(tx, projectId, { letter: 'project-removed', removalId });
    await record(tx, { name: 'projects.removed', accountId: administrator.id, subject: { projectId } });
    await noteAction(tx, administrator, { action: 'project.removed', subjectId: projectId, detail: reason });
    return showAtDesk(tx, core, administrator, projectId);
  });
}

/** Nobody waits any more for what a removed project has asked. */
async function takeAway(tx: Tx, projectId: string): Promise<void> {
  await tx.updateTable('projects').set({ state: 'removed' }).where('id', '=', projectId).execute();
  await endInvitations(tx, projectId);
  await endHandOvers(tx, projectId);
}
