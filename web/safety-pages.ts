import { deskPaths } from './desk-paths.ts';
import { memberPaths } from './member-paths.ts';
import type { Page } from './pages.ts';
import { paths } from './paths.ts';

/** The pages of blocks, reports and decisions, for the table of all pages. */
export const safetyPages = [
  {
    path: paths.blockedPeople,
    file: 'blocks/member/blocked/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.blockPerson(':personId'),
    file: 'blocks/member/block/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.blockPerson('nobody'),
  },
  {
    path: paths.report(':kind', ':thingId'),
    file: 'cases/member/reports/new/page.tsx',
    isRare: true,
    kind: 'personal',
    sample: paths.report('person', 'nobody'),
  },
  {
    path: memberPaths.reportCode(':guestReportId', ':secret'),
    file: 'cases/member/reports/code/page.tsx',
    isRare: true,
    kind: 'personal',
    sample: memberPaths.reportCode('nobody', 'nothing'),
  },
  {
    path: paths.ownReport(':reportId'),
    file: 'cases/member/reports/sent/page.tsx',
    isRare: true,
    kind: 'personal',
    sample: paths.ownReport('nobody'),
    takesFiles: true,
  },
  {
    path: paths.ownReport(':reportId', ':secret'),
    file: 'cases/member/reports/sent/page.tsx',
    isRare: true,
    id: 'guest-report',
    isUnlisted: true,
    kind: 'personal',
    sample: paths.ownReport('nobody', 'nothing'),
    takesFiles: true,
  },
  {
    path: paths.judgedCase(':caseId'),
    file: 'cases/member/judged/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.judgedCase('nobody'),
  },
  { path: paths.suspended, file: 'cases/member/suspended/page.tsx', kind: 'personal', isUnlisted: true },
  { path: deskPaths.cases, file: 'cases/desk/cases/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.case(':caseId'),
    file: 'cases/desk/case/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.case('nobody'),
  },
] as const satisfies readonly Page[];
