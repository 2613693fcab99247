import { findInvestmentOffer } from '#rules/text/investment-offers.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * No text of a project, an update, a search, interests or a note offers shares, a return or a part in a round.
 * @throws Refusal `nothing_offered`, with the name of the text
 */
export function refuseOffers(texts: Readonly<Record<string, string | undefined>>): void {
  for (const [param, text = ''] of Object.entries(texts))
    if (findInvestmentOffer(text) !== null) throw new Refusal('nothing_offered', { param });
}
