import type { z } from 'zod';
import { findLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { type ClauseLanguage, clauseLanguageCodes } from '#rules/agreements/clauses/languages.ts';

export type LanguageSettings = {
  /** The languages that readers choose between; empty for those that are complete. */
  languages: LanguageCode[];
  /** The languages in which agreements are offered; empty for those whose clauses are agreed. */
  clauseLanguages: ClauseLanguage[];
};

/** The settings that name languages, as lists of codes. */
export function languageSettings(list: z.ZodType<string[], string>) {
  return {
    LANGUAGES: codesOf(
      list,
      interfaceLanguages.map(({ code }) => code),
    ),
    CLAUSE_LANGUAGES: codesOf(list, clauseLanguageCodes),
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

export function readLanguages(env: { LANGUAGES: string[]; CLAUSE_LANGUAGES: string[] }): LanguageSettings {
  return {
    languages: env.LANGUAGES.flatMap((code) => findLanguage(code)?.code ?? []),
    clauseLanguages: clauseLanguageCodes.filter((code) => env.CLAUSE_LANGUAGES.includes(code)),
  };
}
