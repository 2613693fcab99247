import { purposePaths, versionPaths } from '#contract/legal-texts/rare-paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

// People come here from the text in force or an email: the scripts of other pages need not know these.
const version = { kind: 'public', isUnlisted: true } as const;
const own = { kind: 'personal', isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const legalTextPages = [
  {
    path: versionPaths.terms(':version'),
    file: 'legal-texts/public/terms-version.tsx',
    ...version,
    madeOf: ['legal text:terms'],
    sample: versionPaths.terms('2026-11-27'),
  },
  {
    path: versionPaths.privacy(':version'),
    file: 'legal-texts/public/privacy-version.tsx',
    ...version,
    madeOf: ['legal text:privacy'],
    sample: versionPaths.privacy('2026-11-27'),
  },
  {
    path: versionPaths.notice(':version'),
    file: 'legal-texts/public/notice-version.tsx',
    ...version,
    madeOf: ['legal text:notice'],
    sample: versionPaths.notice('2026-11-27'),
  },
  {
    path: purposePaths.ask(':purpose'),
    file: 'legal-texts/member/ask/page.tsx',
    ...own,
    hasLayout: true,
    isUnlisted: true,
    sample: purposePaths.ask('nothing'),
  },
  {
    path: purposePaths.askGuardian(':requestId', ':secret', ':purpose'),
    file: 'legal-texts/member/ask-guardian/page.tsx',
    ...own,
    isUnlisted: true,
    sample: purposePaths.askGuardian('nobodys', 'nothing', 'nothing'),
  },
] as const satisfies readonly Page[];

export const legalTextChunks: readonly Chunk[] = [
  {
    name: 'versions',
    files: [
      'web/legal-texts/(public/text-page|public/version-meta|texts/en/versions)',
      'contract/legal-texts/rare-paths',
    ],
  },
];
