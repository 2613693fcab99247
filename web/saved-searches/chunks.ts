import type { Chunk } from '../chunk.ts';

export const savedSearchChunks: readonly Chunk[] = [
  {
    name: 'saved-searches',
    files: ['web/saved-searches/texts/en/saved-searches', 'contract/saved-searches/limits'],
  },
];
