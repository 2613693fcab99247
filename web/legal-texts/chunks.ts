import type { Chunk } from '../chunk.ts';

export const legalTextChunks: readonly Chunk[] = [
  {
    name: 'versions',
    files: [
      'web/legal-texts/(public/text-page|public/version-meta|texts/en/versions)',
      'contract/legal-texts/rare-paths',
    ],
  },
];
