import type { Chunk } from '../chunk.ts';

export const consentChunks: readonly Chunk[] = [
  {
    name: 'legal',
    files: [
      'web/(consents/public/legal-page|consents/texts/en/legal-text|ui/long-text)',
      'web/legal-texts/(public/text-page|public/version-meta|texts/en/versions)',
      'contract/legal-texts/paths',
    ],
  },
];
