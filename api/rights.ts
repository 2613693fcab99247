import * as calls from '#contract/rights/calls.ts';
import * as deskCalls from '#contract/rights/desk-calls.ts';
import { listLooks } from '#core/holds/list-looks.ts';
import { answerRequest } from '#core/rights/answer-request.ts';
import { askRights } from '#core/rights/ask-rights.ts';
import { beginGuestRequest } from '#core/rights/begin-guest-request.ts';
import { contestAnswer } from '#core/rights/contest-answer.ts';
import { finishGuestRequest } from '#core/rights/finish-guest-request.ts';
import { getRightsRequest } from '#core/rights/get-rights-request.ts';
import { listOwnRequests } from '#core/rights/list-own-requests.ts';
import { listRequests } from '#core/rights/list-requests.ts';
import { openRequest } from '#core/rights/open-request.ts';
import { takeRequest } from '#core/rights/take-request.ts';
import { withdrawRequest } from '#core/rights/withdraw-request.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, mailboxKey, perHour, perNetworkHour, perSite } from './http/limits.ts';

export const rightsEndpoints: Endpoint[] = [
  answer(calls.getRightsRequests, ({ core, actor }) => listOwnRequests(core, actor)),

  answer(calls.postRightsRequest, ({ core, actor, params }) => askRights(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.getRightsRequest, ({ core, actor, params }) => getRightsRequest(core, actor, params)),

  answer(
    calls.putRightsWithdrawal,
    ({ core, actor, params }) => withdrawRequest(core, actor, params),
    perNetworkHour(60),
  ),

  answer(
    calls.putRightsContest,
    ({ core, actor, params }) => contestAnswer(core, actor, params),
    perNetworkHour(60),
  ),

  answer(
    calls.postGuestRightsRequest,
    ({ core, params, device }) => beginGuestRequest(core, { ...params, device }),
    [...perNetworkHour(20, ({ raw, network }) => mailboxKey(raw.email, network)), perSite.codes],
  ),

  answer(
    calls.putGuestRightsRequest,
    ({ core, params, device }) => finishGuestRequest(core, { ...params, device }),
    perNetworkHour(60),
  ),

  answer(calls.getGrievanceOfficer, async ({ core, actor }) => ({
    officer: core.grievanceOfficer ?? null,
    needsEmail: actor.kind !== 'member',
  })),

  answer(calls.getRightsLooks, ({ core, actor }) => listLooks(core, actor)),
];

export const adminRightsEndpoints: Endpoint[] = [
  answer(deskCalls.getDeskRightsRequests, ({ core, actor, params: { list, search, cursor } }) =>
    listRequests(core, actor, { list, search, after: cursor }),
  ),

  answer(deskCalls.getDeskRightsRequest, ({ core, actor, params }) =>
    openRequest(core, actor, params.requestId),
  ),

  answer(deskCalls.putRightsWork, ({ core, actor, params }) => takeRequest(core, actor, params.requestId)),

  answer(deskCalls.putRightsAnswer, ({ core, actor, params }) => answerRequest(core, actor, params)),
];
