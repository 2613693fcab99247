import { projectPaths } from '#contract/projects/paths.ts';
import type { Reportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { isProjectSeenBy } from '../projects/is-seen-by.ts';

/** As a page names it: the slug of the project, and the member. A slug has no dot. */
function readId(id: string): { project: string; personId: string } {
  const at = id.indexOf('.');
  return { project: id.slice(0, Math.max(at, 0)), personId: id.slice(at + 1) };
}

/** The title of a co-founder, by those who see the project. */
export const reportableTitle: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, id) {
    const { project, personId } = readId(id);
    const seat = await db
      .selectFrom('projects')
      .innerJoin('project_members as seat', 'seat.project_id', 'projects.id')
      .innerJoin(namesShown(db, actor).as('named'), 'named.id', 'seat.account_id')
      .select(['projects.id', 'named.name'])
      .where('projects.slug', '=', project)
      .where('seat.account_id', '=', personId)
      .where('seat.cofounder_on', 'is not', null)
      .where(isProjectSeenBy(actor))
      .executeTakeFirst();
    return seat ? { id: `${seat.id}.${personId}`, name: seat.name } : null;
  },

  async seal(db, id) {
    const { project, personId } = readId(id);
    const seat = await db
      .selectFrom('projects')
      .innerJoin('project_members as seat', 'seat.project_id', 'projects.id')
      .innerJoin(namesShown(db, 'desk').as('named'), 'named.id', 'seat.account_id')
      .select(['projects.slug', 'projects.name as project', 'named.name', 'seat.cofounder_on'])
      .where('projects.id', '=', project)
      .where('seat.account_id', '=', personId)
      .executeTakeFirst();
    if (!seat) return null;
    return {
      name: seat.name,
      path: projectPaths.findProject(seat.slug),
      pictures: [],
      judged: [personId],
      others: [],
      parts: [
        { name: 'name', text: seat.project },
        { name: 'title', text: seat.cofounder_on ?? '' },
      ],
    };
  },
};
