import type { Translated } from '#rules/text/translated.ts';
import type { inLanguageTexts as english } from '../en/in-language.ts';

/** On rows and pages whose text is in another language than the page. */
export const inLanguageTexts = {
  said: ({ language }: { language: string }) => `${language} में`,
} satisfies Translated<typeof english>;
