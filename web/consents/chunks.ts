import type { Chunk } from '../chunk.ts';

export const consentChunks: readonly Chunk[] = [
  {
    name: 'legal',
    files: ['web/(consents/public/legal-page|consents/texts/en/legal-text|ui/long-text)'],
  },
];
