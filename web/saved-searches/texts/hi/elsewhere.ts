import type { Translated } from '#rules/text/translated.ts';
import type { savedSearchElsewhereTexts as english } from '../en/elsewhere.ts';

export const savedSearchElsewhereTexts = {
  saved: 'अपने सहेजे हुए अवसर देखें',
} satisfies Translated<typeof english>;
