import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/**
 * One project for an administrator; the log records the look.
 * @throws Refusal `project_unknown`
 */
export function openProject(core: Core, administrator: Member, projectId: string): Promise<DeskProjectBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showAtDesk(tx, core, administrator, projectId);
    await noteAction(tx, administrator, { action: 'project.opened', subjectId: projectId });
    return shown;
  });
}
