import type { OwnData } from '../ground/table-rule.ts';

export const projectData: OwnData = {
  projects: 'names nobody',
  project_members: {
    holds: 'In the team of which project somebody is, since when, and with what title.',
    why: 'To show who is behind a project, and who may change it.',
    kept: 'Until they leave the team.',
    exported: ({ db }, { id }) =>
      db
        .selectFrom('project_members')
        .innerJoin('projects', 'projects.id', 'project_members.project_id')
        .select(['projects.slug', 'projects.name', 'projects.line', 'projects.problem', 'projects.today'])
        .select(['projects.next', 'projects.stage', 'projects.sectors', 'projects.website'])
        .select(['project_members.is_owner', 'project_members.title', 'project_members.joined_at'])
        .where('project_members.account_id', '=', id)
        .execute(),
    erased: 'by the database',
  },
};
