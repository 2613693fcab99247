import { type ClauseLanguage, clauseLanguages } from '#rules/agreements/clauses/languages.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { languageOfReader } from '../languages/language-of-reader.ts';

const agreed = clauseLanguages.filter(({ state }) => state === 'agreed').map(({ code }) => code);

/** The languages in which agreements are offered here: those whose clauses are agreed. */
export function clauseLanguagesOf({
  clauseLanguages: offered = agreed,
}: Pick<Core, 'clauseLanguages'>): readonly ClauseLanguage[] {
  return offered;
}

/** The language in which a member begins a draft: their own where agreements are offered in it, else English. */
export function draftLanguageOf(core: Core, member: Member): ClauseLanguage {
  const own = languageOfReader(core, member);
  return clauseLanguagesOf(core).find((code) => code === own) ?? 'en';
}
