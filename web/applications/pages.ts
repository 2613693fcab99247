import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const applicationPages = [
  {
    path: applicationPaths.apply(':slug'),
    file: 'applications/member/apply/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    takesFiles: true,
    sample: applicationPaths.apply('nobodys'),
  },
  {
    path: applicationPaths.ownApplications,
    file: 'applications/member/list/page.tsx',
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: applicationPaths.ownApplication(':id'),
    file: 'applications/member/one/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: applicationPaths.ownApplication('nobodys'),
  },
  {
    path: innerApplicationPaths.editApplication(':id'),
    file: 'applications/member/edit/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerApplicationPaths.editApplication('nobodys'),
  },
  {
    path: innerApplicationPaths.receivedApplications(':id'),
    file: 'applications/member/received-list/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: innerApplicationPaths.receivedApplications('nobodys'),
  },
  {
    path: innerApplicationPaths.receivedApplication(':id', ':applicationId'),
    file: 'applications/member/received/page.tsx',
    kind: 'personal',
    hasLayout: true,
    sample: innerApplicationPaths.receivedApplication('nobodys', 'nobodys'),
  },
  {
    path: innerApplicationPaths.closeOpportunity(':id'),
    file: 'applications/member/close/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerApplicationPaths.closeOpportunity('nobodys'),
  },
  {
    path: innerApplicationPaths.sideNote(':id', ':applicationId', ':noteId'),
    file: 'applications/member/side-note/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerApplicationPaths.sideNote('nobodys', 'nobodys', 'nobodys'),
  },
  {
    path: innerApplicationPaths.applicationBoard(':id'),
    file: 'applications/member/board/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: innerApplicationPaths.applicationBoard('nobodys'),
  },
  {
    path: innerApplicationPaths.handInTrial(':id'),
    file: 'applications/member/trial/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    takesFiles: true,
    sample: innerApplicationPaths.handInTrial('nobodys'),
  },
  {
    path: innerApplicationPaths.exportApplications(':id'),
    file: 'applications/member/export.ts',
    kind: 'act',
    isUnlisted: true,
    sample: innerApplicationPaths.exportApplications('nobodys'),
  },
] as const satisfies readonly Page[];

export const applicationChunks: readonly Chunk[] = [
  { name: 'application-limits', files: ['contract/applications/(limits|inner-paths)'] },
  {
    name: 'applications',
    files: ['web/(ground/texts/moment-in|applications/(texts/en/(applications|states).|member/stage-mark))'],
  },
  { name: 'received', files: ['web/applications/texts/en/(received-applications|deciding)'] },
];
