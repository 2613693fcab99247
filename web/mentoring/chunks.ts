import type { Chunk } from '../chunk.ts';

export const mentoringChunks: readonly Chunk[] = [
  {
    name: 'mentoring-steps',
    files: [
      'web/mentoring/texts/en/(steps|warnings)',
      'web/mentoring/member/session/(end-reason|warned)',
      'rules/mentoring/session-limits',
      'contract/(mentoring|mentorships)/inner-paths',
    ],
  },
  { name: 'mentoring-kinds', files: ['web/mentoring/texts/en/kinds'] },
  { name: 'mentoring', files: ['web/mentoring/texts/en/sessions'] },
  { name: 'mentoring-times', files: ['web/mentoring/texts/en/times'] },
];
