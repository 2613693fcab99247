import type { Chunk } from '../chunk.ts';

export const opportunityChunks: readonly Chunk[] = [
  { name: 'opportunity-limits', files: ['contract/opportunities/limits'] },
  {
    name: 'find',
    files: [
      'web/(opportunities/texts/en/find-opportunities|search/member/(search-form|list-address|chosen|page-links))',
    ],
  },
  {
    name: 'filters',
    files: [
      'web/opportunities/shown/filters',
      'rules/amounts/typed-amount',
      'contract/(opportunities/filters|search/limits)',
    ],
  },
];
