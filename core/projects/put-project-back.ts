import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { endRemoval } from './steps/end-removal.ts';
import { holdProject } from './steps/hold-project.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

type Return = { projectId: string; reason: string };

/**
 * Restores a removed project to its earlier state. If its owners have appealed, this answers the appeal. The
 * administrator who repeats it changes nothing.
 * @throws Refusal `project_unknown`; `project_own`; `project_same_administrator` for an appeal that another one has to
 * decide; `conflict` where it is no longer removed
 */
export async function putProjectBack(
  core: Core,
  administrator: Member,
  { projectId, reason }: Return,
): Promise<DeskProjectBody> {
  return core.db.transaction().execute(async (tx) => {
    const { removal, bar } = await holdProject(tx, core, administrator, projectId);
    if (bar === 'own') throw new Refusal('project_own');
    if (!removal && (await isBack(tx, administrator, { projectId, reason })))
      return showAtDesk(tx, core, administrator, projectId);
    if (!removal) throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('project_same_administrator');
    await endRemoval(tx, administrator, removal, reason);
    await noteAction(tx, administrator, { action: 'project.putBack', subjectId: projectId, detail: reason });
    return showAtDesk(tx, core, administrator, projectId);
  });
}

/** Whether its last removal has ended in this way. */
async function isBack(tx: Tx, { id }: Member, { projectId, reason }: Return): Promise<boolean> {
  const last = await tx
    .selectFrom('project_removals')
    .select(['answer', 'answered_by'])
    .where('project_id', '=', projectId)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && isWritten(last, { answer: reason, answered_by: id });
}
