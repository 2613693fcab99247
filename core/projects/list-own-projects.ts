import type { ProjectRowBody } from '#contract/projects.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { seatsOf } from './find-seat.ts';
import { presentRow } from './present.ts';

/** Nobody is in more teams than this at one time; a page shows them all. */
const most = 100;

/** The projects in whose team the member is, the newest first. */
export async function listOwnProjects(core: Core, member: Member): Promise<{ projects: ProjectRowBody[] }> {
  const rows = await seatsOf(core.db, member.id)
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(most)
    .execute();
  return { projects: rows.map(presentRow) };
}
