import * as calls from '#contract/cofounders/calls.ts';
import * as deskCalls from '#contract/cofounders/desk-calls.ts';
import * as findCalls from '#contract/cofounders/find-calls.ts';
import { decideReview } from '#core/cofounders/decide-review.ts';
import { deleteSearch } from '#core/cofounders/delete-search.ts';
import { getDiagnosis } from '#core/cofounders/get-diagnosis.ts';
import { getOwnSearch } from '#core/cofounders/get-own-search.ts';
import { listCofounders } from '#core/cofounders/list-cofounders.ts';
import { listReviews } from '#core/cofounders/list-reviews.ts';
import { openReview } from '#core/cofounders/open-review.ts';
import { pauseSearch } from '#core/cofounders/pause-search.ts';
import { saveSearch } from '#core/cofounders/save-search.ts';
import { sayStillLooking } from '#core/cofounders/say-still-looking.ts';
import { turnSearchOn } from '#core/cofounders/turn-search-on.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const cofounderEndpoints: Endpoint[] = [
  answer(calls.getOwnSearch, ({ core, actor }) => getOwnSearch(core, actor)),

  answer(calls.putOwnSearch, ({ core, actor, params }) => saveSearch(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.putSearchOn, ({ core, actor }) => turnSearchOn(core, actor), [perHour(60, byMember)]),

  answer(calls.putSearchPause, ({ core, actor }) => pauseSearch(core, actor)),

  answer(calls.putStillLooking, ({ core, actor }) => sayStillLooking(core, actor)),

  answer(calls.deleteOwnSearch, ({ core, actor }) => deleteSearch(core, actor)),

  answer(findCalls.getCofounders, ({ core, actor, params }) => listCofounders(core, actor, params)),

  answer(findCalls.getCofounderDiagnosis, ({ core, actor }) => getDiagnosis(core, actor)),

  answer(deskCalls.getSearchReviews, ({ core, actor, params: { list, cursor } }) =>
    listReviews(core, actor, { list, after: cursor }),
  ),

  answer(deskCalls.getSearchReview, ({ core, actor, params }) => openReview(core, actor, params.reviewId)),

  answer(deskCalls.putSearchReviewDecision, ({ core, actor, params }) => decideReview(core, actor, params)),
];
