import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import { language } from '#web/ground/texts/en/language.ts';
import { languageOfTextTexts as texts } from '#web/legal-texts/texts/en/language-of-text.ts';

/** The line that says which language of a text counts; empty where it stands in the language of the page alone. */
export function languageNote({ language: read, languages }: Pick<LegalTextBody, 'language' | 'languages'>) {
  if (read !== language) return texts.inEnglish;
  return languages.length > 1 ? texts.equal(languages.length) : '';
}
