import { introductionDeskPaths } from '#contract/introductions/desk-paths.ts';
import { introductionPaths } from '#contract/introductions/rare-paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

const ofMember = { kind: 'personal', hasLayout: true, isRare: true } as const;

/** The pages of this module, for the table of all pages. */
export const introductionPages = [
  { path: introductionPaths.list, file: 'introductions/member/list/page.tsx', ...ofMember },
  { path: introductionPaths.capacity, file: 'introductions/member/limits/page.tsx', ...ofMember },
  { path: introductionPaths.new, file: 'introductions/member/ask/page.tsx', ...ofMember, begins: true },
  {
    path: introductionPaths.introduction(':id'),
    file: 'introductions/member/one/page.tsx',
    ...ofMember,
    sample: introductionPaths.introduction('nobodys'),
  },
  {
    path: introductionDeskPaths.introductions,
    file: 'introductions/desk/counts/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
] as const satisfies readonly Page[];

export const introductionChunks: readonly Chunk[] = [
  {
    name: 'introductions',
    files: [
      'web/introductions/texts/en/introductions',
      'rules/introductions/limits',
      'rules/introductions/introduction-states',
      'contract/introductions/paths',
    ],
  },
];
