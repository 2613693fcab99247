/**
 * The languages that the clauses have. `draft`: written, and not yet read by those who have to. `agreed`: agreements are offered in it.
 * A language stays here for ever, even if readers choose it no more: each text that was signed in it has to be drawn again.
 */
export const clauseLanguages = [
  { code: 'en', state: 'agreed' },
  { code: 'hi', state: 'draft' },
  { code: 'mr', state: 'draft' },
] as const satisfies readonly { code: string; state: 'draft' | 'agreed' }[];

export type ClauseLanguage = (typeof clauseLanguages)[number]['code'];

export const clauseLanguageCodes: readonly ClauseLanguage[] = clauseLanguages.map(({ code }) => code);

/** English where a language has no clauses; no text is written in such a one. */
export function clauseLanguageOf(code: string): ClauseLanguage {
  return clauseLanguageCodes.find((one) => one === code) ?? 'en';
}
