import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import { askTextReview } from '../administration/steps/ask-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { findFacts } from './find-facts.ts';
import { mayTurnOn } from './policy.ts';
import { findingsIn } from './screened.ts';
import { showOwn } from './show-own.ts';
import { requireSearch } from './steps/require-search.ts';
import { setOn } from './steps/set-on.ts';
import { reviewsOfSearches } from './text-reviews.ts';

/**
 * Turns the member's search on, for 60 days. A first text that screening holds is turned on when an administrator approves it.
 * @throws Refusal `cofounder_search_unknown`, `cofounder_removed`, `cofounder_incomplete`
 */
export async function turnSearchOn(core: Core, member: Member): Promise<OwnSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const row = await requireSearch(tx, member.id);
    if (row.state === 'on') return showOwn(tx, member.id);
    if (!mayTurnOn(row)) throw new Refusal('cofounder_removed');
    const [lack] = (await findFacts(tx, member.id)).lacks;
    if (lack) throw new Refusal('cofounder_incomplete', { param: lack });
    const findings = row.opened_at ? [] : findingsIn(row.said, null);
    if (findings.length > 0) await askTextReview(tx, reviewsOfSearches, member.id, { findings, opens: true });
    else await setOn(tx, member.id, member.id);
    return showOwn(tx, member.id);
  });
}
