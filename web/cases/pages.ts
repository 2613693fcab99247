import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { innerCasePaths } from '#contract/cases/inner-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const casePages = [
  {
    path: casePaths.report(':kind', ':thingId'),
    file: 'cases/member/reports/new/page.tsx',
    isRare: true,
    kind: 'personal',
    sample: casePaths.report('person', 'nobody'),
  },
  {
    path: innerCasePaths.reportCode(':reportId', ':secret'),
    file: 'cases/member/reports/code/page.tsx',
    isRare: true,
    kind: 'personal',
    sample: innerCasePaths.reportCode('nobody', 'nothing'),
  },
  {
    path: casePaths.ownReport(':reportId'),
    file: 'cases/member/reports/sent/page.tsx',
    isRare: true,
    kind: 'personal',
    sample: casePaths.ownReport('nobody'),
    takesFiles: true,
  },
  {
    path: casePaths.ownReport(':reportId', ':secret'),
    file: 'cases/member/reports/sent/page.tsx',
    isRare: true,
    id: 'guest-report',
    isUnlisted: true,
    kind: 'personal',
    sample: casePaths.ownReport('nobody', 'nothing'),
    takesFiles: true,
  },
  {
    path: casePaths.judgedCase(':caseId'),
    file: 'cases/member/judged/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: casePaths.judgedCase('nobody'),
  },
  { path: casePaths.suspended, file: 'cases/member/suspended/page.tsx', kind: 'personal', isUnlisted: true },
  {
    path: caseDeskPaths.cases,
    file: 'cases/desk/cases/page.tsx',
    kind: 'desk',
    right: 'cases',
    hasLayout: true,
  },
  {
    path: caseDeskPaths.case(':caseId'),
    file: 'cases/desk/case/page.tsx',
    kind: 'desk',
    right: 'cases',
    hasLayout: true,
    sample: caseDeskPaths.case('nobody'),
  },
] as const satisfies readonly Page[];

export const caseChunks: readonly Chunk[] = [
  { name: 'reports', files: ['web/cases/texts/en/reports.', 'contract/cases/report-limits'] },
];
