import type { Chunk } from '../chunk.ts';

export const mentorChunks: readonly Chunk[] = [
  {
    name: 'mentors',
    files: ['web/mentors/texts/en/(own-page|hours)', 'rules/mentoring/hours'],
  },
];
