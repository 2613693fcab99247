import type { ListedProject, ProjectRowBody } from '#contract/projects/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { seatsOf } from './find-seat.ts';
import { presentListed, presentRow, shownInLists } from './present.ts';

/** A member may be in this many teams at one time, and follow this many projects; a page shows them all. */
const most = 100;

type Own = { projects: ProjectRowBody[]; followed: ListedProject[] };

/** The projects in whose team the member is, and those that they follow, newest first. */
export async function listOwnProjects(core: Core, member: Member): Promise<Own> {
  const [own, followed] = await Promise.all([
    seatsOf(core.db, member.id)
      .orderBy('projects.created_at', 'desc')
      .orderBy('projects.id', 'desc')
      .limit(most)
      .execute(),
    core.db
      .selectFrom('project_followers')
      .innerJoin('projects', 'projects.id', 'project_followers.project_id')
      .selectAll('projects')
      .select([...shownInLists])
      .where('project_followers.account_id', '=', member.id)
      .where('state', '=', 'published')
      .where('held_back_at', 'is', null)
      .orderBy('followed_at', 'desc')
      .limit(most)
      .execute(),
  ]);
  return { projects: own.map(presentRow), followed: followed.map(presentListed) };
}
