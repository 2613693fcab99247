import type { Chunk } from '../chunk.ts';

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
