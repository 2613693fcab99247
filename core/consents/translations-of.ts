import { createHash } from 'node:crypto';
import { type TextName, textNames } from '#contract/consents/text-versions.ts';
import type { InterfaceLanguage } from '#contract/lists/interface-languages.ts';
import type { Core } from '../ground/core.ts';

export type Translation = {
  text: TextName;
  version: string;
  language: string;
  locale: string;
  hash: string;
  words: string;
};

/** Each version that the files of a language translate, as it is kept: its words as JSON, and the SHA-256 of these bytes. */
export async function translationsOf(
  { legalTexts }: Pick<Core, 'legalTexts'>,
  { code, locale }: Pick<InterfaceLanguage, 'code' | 'locale'>,
): Promise<Translation[]> {
  const declared = textNames.flatMap((text) =>
    (legalTexts?.versions[text] ?? []).map(({ version }) => ({ text, version })),
  );
  const found = await Promise.all(
    declared.map(async ({ text, version }): Promise<Translation[]> => {
      const translated = await legalTexts?.translation(text, version, code);
      if (!translated) return [];
      const words = JSON.stringify(translated);
      const hash = createHash('sha256').update(words).digest('hex');
      return [{ text, version, language: code, locale, hash, words }];
    }),
  );
  return found.flat();
}
