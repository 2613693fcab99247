import type { Translated } from '#rules/text/translated.ts';
import type { storyElsewhereTexts as english } from '../en/elsewhere.ts';

export const storyElsewhereTexts = {
  read: 'पढ़ें कि दूसरों ने कैसे शुरू किया',
} satisfies Translated<typeof english>;
