import {
  deleteOwnSearch,
  putOwnSearch,
  putSearchOn,
  putSearchPause,
  putStillLooking,
} from '#contract/cofounders/calls.ts';
import { saveSearch } from '#core/cofounders/save-search.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { goodSearch, searcher, searching } from './searches.ts';

/** Commands of a member's own search: the sender has a mark, and mostly a search that is on. */
export const preparedSearches = [
  prepared(putOwnSearch, async (core) => ({
    headers: asMember(await searcher(core)),
    params: { version: 0, ...goodSearch() },
  })),

  prepared(putSearchOn, async (core) => {
    const who = await searcher(core);
    await saveSearch(core, who, { version: 0, ...goodSearch() });
    return { headers: asMember(who), params: {} };
  }),

  prepared(putSearchPause, async (core) => ({ headers: asMember(await searching(core)), params: {} })),

  prepared(putStillLooking, async (core) => ({ headers: asMember(await searching(core)), params: {} })),

  prepared(deleteOwnSearch, async (core) => ({ headers: asMember(await searching(core)), params: {} })),
];
