import * as calls from '#contract/introductions/calls.ts';
import * as capacityCalls from '#contract/introductions/capacity-calls.ts';
import * as deskCalls from '#contract/introductions/desk-calls.ts';
import { acceptIntroduction } from '#core/introductions/accept-introduction.ts';
import { askForIntroduction } from '#core/introductions/ask-for-introduction.ts';
import { countAtDesk } from '#core/introductions/count-at-desk.ts';
import { declineIntroduction } from '#core/introductions/decline-introduction.ts';
import { getCapacities } from '#core/introductions/get-capacities.ts';
import { getIntroduction } from '#core/introductions/get-introduction.ts';
import { getIntroductionStart } from '#core/introductions/get-introduction-start.ts';
import { listIntroductions } from '#core/introductions/list-introductions.ts';
import { setCapacity } from '#core/introductions/set-capacity.ts';
import { setProjectCapacity } from '#core/introductions/set-project-capacity.ts';
import { withdrawIntroduction } from '#core/introductions/withdraw-introduction.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

const changes = [perHour(120, byMember)];
const requests = [perHour(30, byMember)];

export const introductionEndpoints: Endpoint[] = [
  answer(calls.getIntroductionStart, ({ core, actor, params }) => getIntroductionStart(core, actor, params)),
  answer(
    calls.postIntroduction,
    ({ core, actor, params }) => askForIntroduction(core, actor, params),
    requests,
  ),
  answer(calls.listIntroductions, ({ core, actor, params }) => listIntroductions(core, actor, params)),
  answer(calls.getIntroduction, ({ core, actor, params }) => getIntroduction(core, actor, params.requestId)),
  answer(
    calls.putIntroductionAcceptance,
    ({ core, actor, params }) => acceptIntroduction(core, actor, params.requestId),
    changes,
  ),
  answer(
    calls.putIntroductionDecline,
    ({ core, actor, params: { requestId: id, ...said } }) =>
      declineIntroduction(core, actor, { id, ...said }),
    changes,
  ),
  answer(
    calls.putIntroductionWithdrawal,
    ({ core, actor, params }) => withdrawIntroduction(core, actor, params.requestId),
    changes,
  ),
  answer(capacityCalls.getIntroductionCapacities, ({ core, actor }) => getCapacities(core, actor)),
  answer(
    capacityCalls.putIntroductionCapacity,
    ({ core, actor, params }) => setCapacity(core, actor, params),
    changes,
  ),
  answer(
    capacityCalls.putProjectIntroductionCapacity,
    ({ core, actor, params }) => setProjectCapacity(core, actor, params),
    changes,
  ),
  answer(deskCalls.getIntroductionCounts, ({ core }) => countAtDesk(core)),
];
