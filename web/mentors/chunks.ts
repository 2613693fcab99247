import type { Chunk } from '../chunk.ts';

export const mentorChunks: readonly Chunk[] = [
  // It stands before the texts that import it: pages of plans need it without them.
  { name: 'mentorship-limits', files: ['rules/mentorships/limits'] },
  {
    name: 'mentors',
    files: ['web/mentors/texts/en/(own-page|hours)', 'rules/mentoring/hours'],
  },
];
