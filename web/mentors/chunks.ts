import type { Chunk } from '../chunk.ts';

export const mentorChunks: readonly Chunk[] = [
  {
    name: 'mentors',
    files: [
      'web/mentors/texts/en/(own-page|hours|values)',
      'contract/mentors/(limits|inner-paths)',
      'rules/mentoring/hours',
    ],
  },
];
