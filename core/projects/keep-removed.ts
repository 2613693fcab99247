import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdProject } from './steps/hold-project.ts';
import { showAtDesk } from './steps/show-at-desk.ts';
import { tellOwners } from './steps/tell-owners.ts';

type Answer = { projectId: string; reason: string };

/**
 * Answers the owners' appeal: the project stays removed. The administrator who repeats it changes nothing.
 * @throws Refusal `project_unknown`; `project_own`; `project_same_administrator` where another one has to decide;
 * `conflict` where no appeal is waiting any more
 */
export async function keepRemoved(
  core: Core,
  administrator: Member,
  { projectId, reason }: Answer,
): Promise<DeskProjectBody> {
  return core.db.transaction().execute(async (tx) => {
    const { removal, bar } = await holdProject(tx, core, administrator, projectId);
    if (bar === 'own') throw new Refusal('project_own');
    const answered = { answer: reason, answered_by: administrator.id };
    if (removal && isWritten(removal, answered)) return showAtDesk(tx, core, administrator, projectId);
    if (!removal?.appealed_at || removal.answered_at) throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('project_same_administrator');
    await tx
      .updateTable('project_removals')
      .set({ ...answered, answered_at: now })
      .where('id', '=', removal.id)
      .execute();
    await releaseDeadline(tx, 'project_appeal', removal.id);
    await tellOwners(tx, projectId, { letter: 'project-stays-removed', removalId: removal.id });
    await record(tx, { name: 'projects.stayedRemoved', accountId: administrator.id, subject: { projectId } });
    await noteAction(tx, administrator, {
      action: 'project.appealDeclined',
      subjectId: projectId,
      detail: reason,
    });
    return showAtDesk(tx, core, administrator, projectId);
  });
}
