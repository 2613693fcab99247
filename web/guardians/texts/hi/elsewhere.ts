import type { Translated } from '#rules/text/translated.ts';
import type { guardianElsewhereTexts as english } from '../en/elsewhere.ts';

export const guardianElsewhereTexts = {
  steps: 'देखें कि आपके माता-पिता या अभिभावक क्या कर सकते हैं',
} satisfies Translated<typeof english>;
