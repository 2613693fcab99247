import type { ProjectAskersBody } from '#contract/interests/project-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findSeat } from '../projects/find-seat.ts';
import { findAskers } from './find-askers.ts';

/** @throws Refusal `project_unknown`; `project_closed` for a member of the team who owns nothing */
export async function getProjectAskers(
  { db }: Core,
  { id }: Member,
  { projectSlug }: { projectSlug: string },
): Promise<ProjectAskersBody> {
  const seat = await findSeat(db, id, projectSlug);
  if (!seat) throw new Refusal('project_unknown');
  if (!seat.is_owner) throw new Refusal('project_closed');
  const marks = await findAskers(db, seat.id);
  return {
    name: seat.name,
    investors: marks.includes('investor'),
    professionals: marks.includes('industry_professional'),
  };
}
