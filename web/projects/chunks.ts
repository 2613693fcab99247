import type { Chunk } from '../chunk.ts';

export const projectChunks: readonly Chunk[] = [
  { name: 'project-limits', files: ['contract/projects/limits'] },
  { name: 'projects', files: ['web/projects/texts/en/projects.'] },
  {
    name: 'pictures',
    files: [
      'web/(ui/project-kolam|projects/shown/project-glyph|client/picture-address)',
      'contract/projects/picture-calls',
    ],
  },
];
