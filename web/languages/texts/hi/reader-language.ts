import type { Translated } from '#rules/text/translated.ts';
import type { readerLanguageTexts as english } from '../en/reader-language.ts';

export const readerLanguageTexts = {
  label: 'ईमेल की भाषा',
} satisfies Translated<typeof english>;
