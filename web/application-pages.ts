import { applicationPaths } from './application-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The pages of applications, for the table of all pages. */
export const applicationPages = [
  {
    path: paths.apply(':slug'),
    file: 'applications/member/apply/page.tsx',
    kind: 'personal',
    hasFrame: true,
    takesFiles: true,
    sample: paths.apply('nobodys'),
  },
  {
    path: paths.ownApplications,
    file: 'applications/member/list/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.ownApplication(':id'),
    file: 'applications/member/one/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.ownApplication('nobodys'),
  },
  {
    path: applicationPaths.editApplication(':id'),
    file: 'applications/member/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.editApplication('nobodys'),
  },
  {
    path: applicationPaths.receivedApplications(':id'),
    file: 'applications/member/received-list/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: applicationPaths.receivedApplications('nobodys'),
  },
  {
    path: applicationPaths.receivedApplication(':id', ':applicationId'),
    file: 'applications/member/received/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: applicationPaths.receivedApplication('nobodys', 'nobodys'),
  },
  {
    path: applicationPaths.closeOpportunity(':id'),
    file: 'applications/member/close/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.closeOpportunity('nobodys'),
  },
  {
    path: applicationPaths.sideNote(':id', ':applicationId', ':noteId'),
    file: 'applications/member/side-note/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.sideNote('nobodys', 'nobodys', 'nobodys'),
  },
  {
    path: applicationPaths.applicationBoard(':id'),
    file: 'applications/member/board/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    sample: applicationPaths.applicationBoard('nobodys'),
  },
  {
    path: applicationPaths.handInTrial(':id'),
    file: 'applications/member/trial/page.tsx',
    kind: 'personal',
    hasFrame: true,
    isRare: true,
    takesFiles: true,
    sample: applicationPaths.handInTrial('nobodys'),
  },
  {
    path: applicationPaths.exportApplications(':id'),
    file: 'applications/member/export.ts',
    kind: 'act',
    isUnlisted: true,
    sample: applicationPaths.exportApplications('nobodys'),
  },
] as const satisfies readonly Page[];
