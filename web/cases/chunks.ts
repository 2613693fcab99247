import type { Chunk } from '../chunk.ts';

export const caseChunks: readonly Chunk[] = [
  { name: 'reports', files: ['web/cases/texts/en/reports.', 'contract/cases/report-limits'] },
];
