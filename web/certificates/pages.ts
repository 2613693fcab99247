import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const certificatePages = [
  {
    path: certificatePaths.ownCertificates,
    file: 'certificates/member/list/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: certificatePaths.ownCertificate(':number'),
    file: 'certificates/member/one/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: certificatePaths.ownCertificate('nobodys'),
  },
  {
    path: certificatePaths.statusList(':list'),
    file: 'certificates/machine/status-list.ts',
    kind: 'machine',
    madeOf: ['certificate lists', 'certificate keys'],
    sample: certificatePaths.statusList('1'),
  },
  {
    path: certificatePaths.didDocument,
    file: 'certificates/machine/did-document.ts',
    kind: 'machine',
    madeOf: ['certificate keys'],
  },
] as const satisfies readonly Page[];
