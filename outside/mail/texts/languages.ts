import { firstLanguage } from '#contract/lists/interface-languages.ts';
import { byLanguage } from '#rules/text/by-language.ts';
import { mailTexts as english } from './en/all.ts';
import type { MailTexts } from './words.ts';

/** All that emails say in a language; in English where it has no texts of its own yet. */
export const mailTextsIn = byLanguage<MailTexts>(
  firstLanguage,
  english,
  async (code) => (await import(`./${code}/all.ts`)).mailTexts,
);
