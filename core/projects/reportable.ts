import { projectPaths } from '#contract/projects/paths.ts';
import type { Reportable } from '../ground/reportable.ts';
import { isProjectSeenBy } from './is-seen-by.ts';
import { updatesOf } from './list-updates.ts';
import { partsOfProject } from './reportable-parts.ts';
import { hideProject, showProject } from './steps/hide-project.ts';
import { endPause, pauseProject } from './steps/pause-project.ts';
import { remove } from './steps/remove.ts';

const mostUpdates = 10;

/** Its owners are responsible for it. They appeal against a removal in the project itself. */
export const reportableProject: Reportable = {
  async find(db, actor, slug) {
    const row = await db
      .selectFrom('projects')
      .select(['id', 'name'])
      .where('slug', '=', slug)
      .where(isProjectSeenBy(actor))
      .executeTakeFirst();
    return row ?? null;
  },

  parts: partsOfProject,

  async seal(db, id) {
    const row = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    const updates = await updatesOf(db, id).limit(mostUpdates).execute();
    const team = await db
      .selectFrom('project_members')
      .select(['account_id', 'is_owner'])
      .where('project_id', '=', id)
      .execute();
    return {
      name: row.name,
      path: projectPaths.findProject(row.slug),
      parts: [
        { name: 'name', text: row.name },
        { name: 'line', text: row.line },
        { name: 'problem', text: row.problem },
        { name: 'today', text: row.today },
        { name: 'next', text: row.next },
        { name: 'website', text: row.website },
        ...updates.map(({ text }) => ({ name: 'update', text })),
      ].filter(({ text }) => text !== ''),
      pictures: [],
      judged: team.filter((one) => one.is_owner).map((one) => one.account_id),
      others: team.filter((one) => !one.is_owner).map((one) => one.account_id),
    };
  },

  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => hideProject(tx, id),
      lift: (tx, _, { id }) => showProject(tx, id),
    },
    pause: {
      takesDays: true,
      carryOut: (tx, _, __, { id, days }) => pauseProject(tx, id, days),
      lift: (tx, _, { id, next }) => endPause(tx, id, next?.until),
    },
    remove: {
      carryOut: (tx, core, administrator, { id: projectId, reason }) =>
        remove(tx, core, administrator, { projectId, reason }),
    },
  },
};
