import type { Chunk } from '../chunk.ts';

export const mentoringChunks: readonly Chunk[] = [
  {
    name: 'mentoring',
    files: [
      'web/mentoring/texts/en/(sessions|times)',
      'rules/mentoring/session-limits',
      'contract/mentoring/inner-paths',
    ],
  },
];
