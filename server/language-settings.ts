import type { z } from 'zod';
import { findLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { type ClauseLanguage, clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';

export type LanguageSettings = {
  /** The languages that readers choose between; empty for those that are complete. */
  languages: LanguageCode[];
  /** The languages in which agreements are offered; empty for those whose clauses are agreed. */
  clauseLanguages: ClauseLanguage[];
  /** The languages whose drafts of legal texts are shown as if they were agreed. */
  lawLanguages: LanguageCode[];
};

/** The settings that name languages, as lists of codes. */
export function languageSettings(list: z.ZodType<string[], string>) {
  const codes = interfaceLanguages.map(({ code }) => code);
  return {
    LANGUAGES: codesOf(list, codes),
    CLAUSE_LANGUAGES: codesOf(list, clauseLanguageCodes),
    LAW_LANGUAGES: codesOf(list, codes),
  };
}

function codesOf(list: z.ZodType<string[], string>, codes: readonly string[]) {
  return list
    .refine(
      (entries) => entries.every((code) => codes.includes(code)),
      `must be languages divided by commas, of ${codes.join(', ')}`,
    )
    .default([]);
}

type Read = Record<'LANGUAGES' | 'CLAUSE_LANGUAGES' | 'LAW_LANGUAGES', string[]>;

export function readLanguages(env: Read): LanguageSettings {
  const listed = (codes: string[]) => codes.flatMap((code) => findLanguage(code)?.code ?? []);
  return {
    languages: listed(env.LANGUAGES),
    clauseLanguages: clauseLanguageCodes.filter((code) => env.CLAUSE_LANGUAGES.includes(code)),
    lawLanguages: listed(env.LAW_LANGUAGES),
  };
}
