import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { agreementPages } from './agreement-pages.ts';
import { memberPaths } from './member-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The pages of projects, for the table of all pages. */
export const projectPages = [
  {
    path: paths.projects,
    file: 'public/projects/page.tsx',
    kind: 'public',
    query: { stage: projectStages, sector: sectorNames, after: /^[a-z0-9-]{3,36}$/ },
    madeOf: ['projects'],
    isInSitemap: true,
    picture: 'projects',
    isMeasured: true,
  },
  {
    path: paths.project(':slug'),
    file: 'public/projects/project.tsx',
    kind: 'public',
    madeOf: ['project::slug', 'all projects'],
    sample: paths.project('nobodys'),
    isNobodys: true,
  },
  {
    path: paths.findProjects,
    file: 'member/find/projects/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.findProject(':slug'),
    file: 'member/projects/found/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.findProject('nobodys'),
  },
  { path: paths.ownProjects, file: 'member/projects/own/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.newProject,
    file: 'member/projects/new/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.ownProject(':slug'),
    file: 'member/projects/workspace/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownProject('nobodys'),
  },
  {
    path: memberPaths.editProject(':slug', ':step'),
    file: 'member/projects/edit/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: memberPaths.editProject('nobodys', 'basics'),
  },
  {
    path: paths.projectUpdates(':slug'),
    file: 'member/projects/updates/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectUpdates('nobodys'),
    takesFiles: true,
  },
  {
    path: memberPaths.projectCover(':slug'),
    file: 'member/projects/cover/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: memberPaths.projectCover('nobodys'),
    takesFiles: true,
  },
  {
    path: paths.projectTeam(':slug'),
    file: 'member/projects/team/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectTeam('nobodys'),
  },
  {
    path: memberPaths.invitations,
    file: 'member/projects/invitation/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  ...agreementPages,
] as const satisfies readonly Page[];
