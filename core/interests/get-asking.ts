import { interestPurposes } from '#contract/interests/limits.ts';
import type { AskingBody } from '#contract/interests/project-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isProjectSeenBy } from '../projects/is-seen-by.ts';
import { findAskers } from './find-askers.ts';
import { fitsMarks } from './find-marks.ts';
import { findOwnInterests } from './find-own-interests.ts';

/**
 * For what the member may ask the owners of a project, by their marks and the switches of the owners.
 * @throws Refusal `project_unknown`
 */
export async function getAsking(
  { db }: Core,
  member: Member,
  { projectSlug }: { projectSlug: string },
): Promise<AskingBody> {
  const project = await db
    .selectFrom('projects')
    .select(['id', 'state'])
    .where('slug', '=', projectSlug)
    .where(isProjectSeenBy(member))
    .executeTakeFirst();
  if (!project) throw new Refusal('project_unknown');
  const isInTeam = await db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', project.id)
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  const { marks, said, promisedAt } = await findOwnInterests(db, member.id);
  const askers = await findAskers(db, project.id);
  const fitting = marks.filter((mark) => askers.includes(mark));
  const isOpen = project.state === 'published' && !isInTeam;
  return {
    purposes: isOpen ? interestPurposes.filter((purpose) => fitsMarks(purpose, fitting)) : [],
    lacks: [...(said ? [] : (['interests'] as const)), ...(promisedAt ? [] : (['promise'] as const))],
  };
}
