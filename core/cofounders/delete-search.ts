import type { OwnSearchBody } from '#contract/cofounders/calls.ts';
import { endTextReview } from '../administration/steps/ask-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayDelete } from './policy.ts';
import { showOwn } from './show-own.ts';
import { endStillAsked } from './steps/end-still-asked.ts';
import { holdSearch } from './steps/hold-search.ts';
import { reviewsOfSearches } from './text-reviews.ts';

/**
 * Deletes the member's search. Its changes still count, so that no member learns the private answers of others by new searches.
 * @throws Refusal `cofounder_removed`
 */
export async function deleteSearch(core: Core, member: Member): Promise<OwnSearchBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdSearch(tx, member.id);
    if (row) {
      if (!mayDelete(row)) throw new Refusal('cofounder_removed');
      await endTextReview(tx, reviewsOfSearches, member.id);
      await endStillAsked(tx, member.id);
      await tx.deleteFrom('cofounder_searches').where('account_id', '=', member.id).execute();
      await record(tx, {
        name: 'cofounders.deleted',
        accountId: member.id,
        subject: { searchId: member.id },
      });
    }
    return showOwn(tx, member.id);
  });
}
