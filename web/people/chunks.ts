import type { Chunk } from '../chunk.ts';

export const peopleChunks: readonly Chunk[] = [
  { name: 'languages', files: ['web/people/texts/en/languages.', 'rules/lists/languages'] },
  { name: 'people', files: ['web/people/texts/en/people.'] },
  { name: 'your-page', files: ['web/people/texts/en/your-page.'] },
  {
    name: 'profile',
    files: [
      'web/(people/texts/en/public-profile|standings/(texts/en/standing|member/standing)|people/member/own-page/form-page)',
      'contract/people/public-profile-limits',
      'rules/lists/handles',
    ],
  },
];
