import type { Chunk } from '../chunk.ts';

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
