import type { Translated } from '#rules/text/translated.ts';
import type { savedSearchElsewhereTexts as english } from '../en/elsewhere.ts';

export const savedSearchElsewhereTexts = {
  saved: 'तुम्ही जतन केलेल्या संधी पाहा',
} satisfies Translated<typeof english>;
