import type { Translated } from '#rules/text/translated.ts';
import type { cofoundersElsewhereTexts as english } from '../en/elsewhere.ts';

export const cofoundersElsewhereTexts = {
  tab: 'सह-संस्थापक',
  desk: 'सह-संस्थापक',
} satisfies Translated<typeof english>;
