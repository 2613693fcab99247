import type { Chunk } from '../chunk.ts';

export const applicationChunks: readonly Chunk[] = [
  { name: 'application-limits', files: ['contract/applications/(limits|inner-paths)'] },
  {
    name: 'applications',
    files: ['web/(ground/texts/moment-in|applications/(texts/en/(applications|states).|member/stage-mark))'],
  },
  { name: 'received', files: ['web/applications/texts/en/(received-applications|deciding)'] },
];
