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
    file: 'projects/public/page.tsx',
    kind: 'public',
    query: { stage: projectStages, sector: sectorNames, after: /^[a-z0-9-]{3,36}$/ },
    madeOf: ['projects'],
    isInSitemap: true,
    picture: 'projects',
    isMeasured: true,
  },
  {
    path: paths.project(':slug'),
    file: 'projects/public/project.tsx',
    kind: 'public',
    madeOf: ['project::slug', 'all projects'],
    sample: paths.project('nobodys'),
    isNobodys: true,
  },
  {
    path: paths.findProjects,
    file: 'projects/member/find/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.findProject(':slug'),
    file: 'projects/member/found/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.findProject('nobodys'),
  },
  { path: paths.ownProjects, file: 'projects/member/own/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.newProject,
    file: 'projects/member/new/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.ownProject(':slug'),
    file: 'projects/member/workspace/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownProject('nobodys'),
  },
  {
    path: memberPaths.editProject(':slug', ':step'),
    file: 'projects/member/edit/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: memberPaths.editProject('nobodys', 'basics'),
  },
  {
    path: paths.projectUpdates(':slug'),
    file: 'projects/member/updates/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectUpdates('nobodys'),
    takesFiles: true,
  },
  {
    path: memberPaths.projectCover(':slug'),
    file: 'projects/member/cover/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: memberPaths.projectCover('nobodys'),
    takesFiles: true,
  },
  {
    path: paths.projectTeam(':slug'),
    file: 'projects/member/team/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.projectTeam('nobodys'),
  },
  {
    path: memberPaths.invitations,
    file: 'projects/member/invitation/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  ...agreementPages,
] as const satisfies readonly Page[];
