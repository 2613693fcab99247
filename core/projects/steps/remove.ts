import { noteAction } from '../../administration/steps/note-action.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { endHandOvers, endInvitations } from './end-deadlines.ts';
import { holdProject } from './hold-project.ts';
import { tellOwners } from './tell-owners.ts';

/**
 * Hides a project from everyone but its team. The administrator who repeats it changes nothing.
 * @throws Refusal `project_unknown`; `project_own` for a member of its team; `conflict` where another administrator was
 * faster
 */
export async function remove(
  tx: Tx,
  core: Core,
  administrator: Member,
  { projectId, reason }: { projectId: string; reason: string },
): Promise<void> {
  const { project, removal, bar } = await holdProject(tx, core, administrator, projectId);
  if (bar === 'own') throw new Refusal('project_own');
  if (project.state === 'removed') {
    if (removal?.removed_by === administrator.id && removal.reason === reason) return;
    throw new Refusal('conflict');
  }
  const removalId = newId();
  await tx
    .insertInto('project_removals')
    .values({
      id: removalId,
      project_id: projectId,
      reason,
      state_before: project.state,
      removed_by: administrator.id,
    })
    .execute();
  await takeAway(tx, projectId);
  await tellOwners(tx, projectId, { letter: 'project-removed', removalId });
  await record(tx, { name: 'projects.removed', accountId: administrator.id, subject: { projectId } });
  await noteAction(tx, administrator, { action: 'project.removed', subjectId: projectId, detail: reason });
}

/** Also ends the open requests of the removed project, so that no one waits for them. */
async function takeAway(tx: Tx, projectId: string): Promise<void> {
  await tx.updateTable('projects').set({ state: 'removed' }).where('id', '=', projectId).execute();
  await endInvitations(tx, projectId);
  await endHandOvers(tx, projectId);
}
