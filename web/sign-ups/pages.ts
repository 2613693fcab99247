import { signUpPaths } from '#contract/sign-ups/paths.ts';
import type { Chunk } from '../chunk.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const signUpPages = [
  {
    path: signUpPaths.signup,
    file: 'sign-ups/member/page.tsx',
    kind: 'personal',
    isRare: true,
    isInSitemap: true,
    isMeasured: true,
  },
] as const satisfies readonly Page[];

export const signUpChunks: readonly Chunk[] = [
  {
    name: 'sign-up',
    files: [
      'web/(forms/sign-up-fault|ground/member/progress-bar|passwords/member/password-field|sign-ups/texts/en/(sign-up|sign-up-refusals)|profiles/texts/en/education|ui/email-text)',
      'rules/(checks/(password|birth-date|email|a-label)|lists/education|sign-up/)',
      'contract/(sign-ups/|profiles/values)',
    ],
  },
];
