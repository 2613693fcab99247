import type { Translated } from '#rules/text/translated.ts';
import type { shareTexts as english } from '../en/share.ts';

export const shareTexts = {
  share: 'इतरांना पाठवा',
  shared: 'लिंक कॉपी झाली आहे.',
  notShared: (url) => `कॉपी करण्यासाठी लिंक: ${url}`,
} satisfies Translated<typeof english>;
