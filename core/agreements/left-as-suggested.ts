import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { suggestedEquity } from '#rules/agreements/suggested-equity.ts';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';

/**
 * The terms of a first draft that are neither known of the two sides nor typed by one of them, and what its part in shares began
 * with once it has one.
 */
export type SuggestedTerms = Partial<AgreementDraft['terms']> & {
  equity?: ReturnType<typeof suggestedEquity>;
};

/** The names of the terms that a draft still has as we suggest them, as its form calls them. */
export function leftAsSuggested(
  { terms, equity }: Pick<AgreementDraft, 'terms' | 'equity'>,
  suggested: SuggestedTerms | null,
): string[] {
  if (!suggested) return [];
  const ofTerms = sameIn(suggested, terms);
  if (!equity) return ofTerms;
  // A draft of the version before has not kept it.
  const { vesting, ...rest } = { ...suggestedEquity(terms.startDay), ...suggested.equity };
  const { startDay: vestingStart, kind, ...counts } = vesting;
  const own = equity.vesting.kind === 'monthly' ? equity.vesting : null;
  const said = { ...equity, vesting: equity.vesting.kind, ...own, vestingStart: own?.startDay };
  return [...ofTerms, ...sameIn({ ...rest, vesting: kind, ...counts, vestingStart }, said)];
}

function sameIn(suggested: object, said: object): string[] {
  const own = new Map(Object.entries(said));
  return Object.entries(suggested).flatMap(([name, value]) =>
    own.has(name) && canonicalJson(own.get(name) ?? null) === canonicalJson(value) ? [name] : [],
  );
}
