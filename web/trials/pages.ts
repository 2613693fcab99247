import { trialPaths } from '#contract/trials/rare-paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const trialPages = [
  {
    path: trialPaths.trial(':id'),
    file: 'trials/member/trial/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: trialPaths.trial('nobodys'),
  },
] as const satisfies readonly Page[];
