import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { firstTerms } from '#rules/agreements/clauses/first-terms.ts';
import { type ClauseLanguage, clauseLanguageOf } from '#rules/agreements/clauses/languages.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import type { Next } from './find-next-document.ts';

/**
 * The languages between which the author of a draft chooses. One that is offered no more stays where it is already; an amendment is in
 * the language that both have signed.
 */
export function languagesOfDraft(
  offered: readonly ClauseLanguage[],
  { language }: Pick<AgreementDraft, 'language'>,
  { amended, before }: Pick<Next, 'amended' | 'before'>,
): ClauseLanguage[] {
  if (amended) return [clauseLanguageOf(amended.document.language)];
  const standing = before?.document ? [clauseLanguageOf(before.document.language)] : [];
  return [...new Set([...offered, ...standing, language])];
}

/** Terms that are still our suggestion are said in the new language; typed terms stay. */
export function saidInLanguage(said: AgreementDraft, before: ClauseLanguage): AgreementDraft {
  return { ...said, terms: termsInLanguage(said.terms, before, said.language) };
}

export function termsInLanguage<Terms extends Partial<AgreementDraft['terms']>>(
  terms: Terms,
  before: ClauseLanguage,
  language: ClauseLanguage,
): Terms {
  const said: Record<string, unknown> = { ...terms };
  const words: Record<string, unknown> = firstTerms[language];
  for (const [name, value] of Object.entries(firstTerms[before]))
    if (name in said && canonicalJson(said[name] ?? null) === canonicalJson(value)) said[name] = words[name];
  return said as Terms;
}
