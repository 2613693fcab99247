import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { innerProjectPaths } from '#contract/projects/inner-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const projectPages = [
  {
    path: projectDeskPaths.deskProjects,
    file: 'projects/desk/projects/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
  {
    path: projectDeskPaths.deskProject(':projectId'),
    file: 'projects/desk/project/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
    sample: projectDeskPaths.deskProject('nobodys'),
  },
  {
    path: projectPaths.projectOpportunities(':slug'),
    file: 'projects/member/opportunities/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: projectPaths.projectOpportunities('nobodys'),
  },
  {
    path: projectPaths.projects,
    file: 'projects/public/page.tsx',
    kind: 'public',
    query: { stage: projectStages, sector: sectorNames, after: /^[a-z0-9-]{3,36}$/ },
    madeOf: ['projects'],
    isInSitemap: true,
    picture: 'projects',
    isMeasured: true,
  },
  {
    path: projectPaths.project(':slug'),
    file: 'projects/public/project.tsx',
    kind: 'public',
    madeOf: ['project::slug', 'all projects', 'all organisations'],
    sample: projectPaths.project('nobodys'),
    isNobodys: true,
  },
  {
    path: projectPaths.findProjects,
    file: 'projects/member/find/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: projectPaths.findProject(':slug'),
    file: 'projects/member/found/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: projectPaths.findProject('nobodys'),
  },
  { path: projectPaths.ownProjects, file: 'projects/member/own/page.tsx', kind: 'personal', hasLayout: true },
  {
    path: projectPaths.newProject,
    file: 'projects/member/new/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
  },
  {
    path: projectPaths.ownProject(':slug'),
    file: 'projects/member/workspace/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: projectPaths.ownProject('nobodys'),
  },
  {
    path: innerProjectPaths.editProject(':slug', ':step'),
    file: 'projects/member/edit/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
    sample: innerProjectPaths.editProject('nobodys', 'basics'),
  },
  {
    path: projectPaths.projectUpdates(':slug'),
    file: 'projects/member/updates/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: projectPaths.projectUpdates('nobodys'),
    takesFiles: true,
  },
  {
    path: innerProjectPaths.projectCover(':slug'),
    file: 'projects/member/cover/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
    sample: innerProjectPaths.projectCover('nobodys'),
    takesFiles: true,
  },
  {
    path: projectPaths.projectTeam(':slug'),
    file: 'projects/member/team/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: projectPaths.projectTeam('nobodys'),
  },
  {
    path: innerProjectPaths.invitations,
    file: 'projects/member/invitation/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
] as const satisfies readonly Page[];

export const projectChunks: readonly Chunk[] = [
  { name: 'project-limits', files: ['contract/projects/limits'] },
  { name: 'projects', files: ['web/projects/texts/en/projects.'] },
  {
    name: 'pictures',
    files: [
      'web/(ui/project-kolam|projects/shown/project-glyph|client/picture-address)',
      'contract/projects/picture-calls',
    ],
  },
];
