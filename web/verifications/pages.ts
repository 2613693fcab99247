import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const verificationPages = [
  {
    path: verificationPaths.verification,
    file: 'verifications/member/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
  },
  {
    path: verificationPaths.verificationOf(':kind'),
    file: 'verifications/member/kind/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: verificationPaths.verificationOf('student'),
    takesFiles: true,
  },
  {
    path: verificationDeskPaths.verifications,
    file: 'verifications/desk/verifications/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
  {
    path: verificationDeskPaths.reviewedVerification(':verificationId'),
    file: 'verifications/desk/verification/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
    sample: verificationDeskPaths.reviewedVerification('nobody'),
  },
  {
    path: verificationDeskPaths.academicDomains,
    file: 'verifications/desk/academic-domains/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
] as const satisfies readonly Page[];

export const verificationChunks: readonly Chunk[] = [
  { name: 'marks', files: ['web/(people/shown/(marks|person-facts)|verifications/texts/en/marks)'] },
];
