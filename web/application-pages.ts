import { applicationPaths } from './application-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The pages of applications, for the table of all pages. */
export const applicationPages = [
  {
    path: paths.apply(':slug'),
    file: 'member/applications/apply/page.tsx',
    kind: 'personal',
    hasFrame: true,
    takesFiles: true,
    sample: paths.apply('nobodys'),
  },
  {
    path: paths.ownApplications,
    file: 'member/applications/list/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.ownApplication(':id'),
    file: 'member/applications/one/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownApplication('nobodys'),
  },
  {
    path: applicationPaths.editApplication(':id'),
    file: 'member/applications/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.editApplication('nobodys'),
  },
  {
    path: applicationPaths.receivedApplications(':id'),
    file: 'member/applications/received-list/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: applicationPaths.receivedApplications('nobodys'),
  },
  {
    path: applicationPaths.receivedApplication(':id', ':applicationId'),
    file: 'member/applications/received/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: applicationPaths.receivedApplication('nobodys', 'nobodys'),
  },
  {
    path: applicationPaths.closeOpportunity(':id'),
    file: 'member/applications/close/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.closeOpportunity('nobodys'),
  },
  {
    path: applicationPaths.sideNote(':id', ':applicationId', ':noteId'),
    file: 'member/applications/side-note/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.sideNote('nobodys', 'nobodys', 'nobodys'),
  },
  {
    path: applicationPaths.applicationBoard(':id'),
    file: 'member/applications/board/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.applicationBoard('nobodys'),
  },
  {
    path: applicationPaths.handInTrial(':id'),
    file: 'member/applications/trial/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    takesFiles: true,
    sample: applicationPaths.handInTrial('nobodys'),
  },
  {
    path: applicationPaths.exportApplications(':id'),
    file: 'member/applications/export.ts',
    kind: 'act',
    isUnlisted: true,
    sample: applicationPaths.exportApplications('nobodys'),
  },
] as const satisfies readonly Page[];
