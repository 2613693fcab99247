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
    path: paths.editApplication(':id'),
    file: 'member/applications/edit/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.editApplication('nobodys'),
  },
  {
    path: paths.receivedApplications(':id'),
    file: 'member/applications/received-list/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.receivedApplications('nobodys'),
  },
  {
    path: paths.receivedApplication(':id', ':applicationId'),
    file: 'member/applications/received/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.receivedApplication('nobodys', 'nobodys'),
  },
  {
    path: paths.closeOpportunity(':id'),
    file: 'member/applications/close/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.closeOpportunity('nobodys'),
  },
  {
    path: paths.sideNote(':id', ':applicationId', ':noteId'),
    file: 'member/applications/side-note/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.sideNote('nobodys', 'nobodys', 'nobodys'),
  },
  {
    path: paths.applicationBoard(':id'),
    file: 'member/applications/board/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.applicationBoard('nobodys'),
  },
  {
    path: paths.handInTrial(':id'),
    file: 'member/applications/trial/page.tsx',
    kind: 'personal',
    hasFrame: true,
    takesFiles: true,
    sample: paths.handInTrial('nobodys'),
  },
  {
    path: paths.exportApplications(':id'),
    file: 'member/applications/export.ts',
    kind: 'act',
    isUnlisted: true,
    sample: paths.exportApplications('nobodys'),
  },
] as const satisfies readonly Page[];
