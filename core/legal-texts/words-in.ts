import type { TextName } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { firstLanguage } from '#contract/lists/interface-languages.ts';
import { findTranslation, listTranslations } from '../consents/find-translation.ts';
import { lawLocale, type Reading } from '../consents/words-read.ts';
import type { Core } from '../ground/core.ts';
import { requireWords, textsOf } from './texts-of.ts';

export type WordsIn = { words: VersionWords; locale: string; hash: string };

type Asked = Reading & { text: TextName; version: string; hash?: string };

/** The words of a version in a language whose translation readers are shown; else in English, with the hash of none. */
export async function wordsIn(core: Core, { text, version, language, hash }: Asked): Promise<WordsIn> {
  const isTranslated = language !== undefined && language !== firstLanguage && language !== '';
  const found = isTranslated && (await findTranslation(core.db, { text, version, language, hash }));
  if (found) return found;
  return { words: requireWords(textsOf(core), text, version), locale: lawLocale, hash: '' };
}

/** Those in which readers are shown a version, English first. */
export async function languagesOfText({ db }: Core, text: TextName, version: string) {
  const translations = await listTranslations(db, text, version);
  return [
    { code: firstLanguage as string, language: lawLocale },
    ...translations.map(({ language: code, locale }) => ({ code, language: locale })),
  ];
}
