import { type ClauseLanguage, clauseLanguages } from '#rules/agreements/clauses/languages.ts';
import type { Core } from '../ground/core.ts';

const agreed = clauseLanguages.filter(({ state }) => state === 'agreed').map(({ code }) => code);

/** The languages in which agreements are offered here: those whose clauses are agreed. */
export function clauseLanguagesOf({
  clauseLanguages: offered = agreed,
}: Pick<Core, 'clauseLanguages'>): readonly ClauseLanguage[] {
  return offered;
}
