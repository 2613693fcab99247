import type { Translated } from '#rules/text/translated.ts';
import type { shareTexts as english } from '../en/share.ts';

export const shareTexts = {
  share: 'दूसरों को भेजें',
  shared: 'लिंक कॉपी हो गया है।',
  notShared: (url) => `कॉपी करने के लिए लिंक: ${url}`,
} satisfies Translated<typeof english>;
