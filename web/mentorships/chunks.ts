import type { Chunk } from '../chunk.ts';

export const mentorshipChunks: readonly Chunk[] = [
  { name: 'mentorships', files: ['web/mentorships/texts/en/plans'] },
];
