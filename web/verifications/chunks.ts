import type { Chunk } from '../chunk.ts';

export const verificationChunks: readonly Chunk[] = [
  { name: 'marks', files: ['web/(people/shown/(marks|person-facts)|verifications/texts/en/marks)'] },
];
