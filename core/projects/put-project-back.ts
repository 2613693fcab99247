import type { DeskProjectBody } from '#contract/project-desk.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { endRemoval } from './steps/end-removal.ts';
import { holdProject } from './steps/hold-project.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Return = { projectId: string; reason: string };

/**
 * Puts a removed project back to what it was. Where its owners have appealed, this is the answer to it.
 * @throws Refusal `project_unknown`; `project_own`; `project_same_administrator` for an appeal that another one has to
 * decide; `conflict` where it is not removed any more
 */
export async function putProjectBack(
  core: Core,
  administrator: Member,
  { projectId, reason }: Return,
): Promise<DeskProjectBody> {
  return core.db.transaction().execute(async (tx) => {
    const { removal, bar } = await holdProject(tx, core, administrator, projectId);
    if (bar === 'own') throw new Refusal('project_own');
    if (!removal) throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('project_same_administrator');
    await endRemoval(tx, administrator, removal, reason);
    await noteAction(tx, administrator, { action: 'project.putBack', subjectId: projectId, detail: reason });
    return showAtDesk(tx, core, administrator, projectId);
  });
}
