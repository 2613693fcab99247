import { sql } from 'kysely';
import type { ListedProject, ProjectRowBody } from '#contract/projects/shapes.ts';
import { gathered } from '#db/gathered.ts';
import { prepared } from '#db/prepared.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { seatsOf } from './find-seat.ts';
import { presentListed, presentRow, shownInLists } from './present.ts';

/** A member may be in this many teams at one time, and follow this many projects; a page shows them all. */
const most = 100;

type Own = { projects: ProjectRowBody[]; followed: ListedProject[] };

/** Most members have no project, and longer rows must not hold up the short ones of others. */
const findKinds = gathered(
  (_, accountId: string) => sql<{ seats: boolean; follows: boolean }>`
    select exists (select from project_members where account_id = ${accountId}) as seats,
      exists (select from project_followers where account_id = ${accountId}) as follows`,
);

const selectOwn = prepared((db, accountId: string) =>
  seatsOf(db, accountId)
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id', 'desc')
    .limit(sql.lit(most)),
);

const selectFollowed = prepared((db, accountId: string) =>
  db
    .selectFrom('project_followers')
    .innerJoin('projects', 'projects.id', 'project_followers.project_id')
    .selectAll('projects')
    .select([...shownInLists])
    .where('project_followers.account_id', '=', accountId)
    .where('state', '=', 'published')
    .where('held_back_at', 'is', null)
    .orderBy('followed_at', 'desc')
    .limit(sql.lit(most)),
);

/** The projects in whose team the member is, and those that they follow, newest first. */
export async function listOwnProjects({ db }: Core, { id }: Member): Promise<Own> {
  const [there] = await findKinds(db, id);
  const [own, followed] = await Promise.all([
    there?.seats ? selectOwn(db, id) : [],
    there?.follows ? selectFollowed(db, id) : [],
  ]);
  return { projects: own.map(presentRow), followed: followed.map(presentListed) };
}
