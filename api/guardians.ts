import * as calls from '#contract/guardian.ts';
import { answerGuardianRequest } from '#core/guardians/answer-request.ts';
import { getGuardian } from '#core/guardians/get-guardian.ts';
import { getGuardianRequest } from '#core/guardians/get-request.ts';
import { nameGuardian } from '#core/guardians/name-guardian.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const guardianEndpoints: Endpoint[] = [
  answer(calls.getGuardian, ({ core, actor }) => getGuardian(core, actor)),

  answer(calls.putGuardian, ({ core, actor, params }) => nameGuardian(core, actor, params), [
    perHour(20, byMember),
  ]),

  // An unguessable link is never refused by a count.
  answer(calls.getGuardianRequest, ({ core, params }) =>
    getGuardianRequest(core, { id: params.requestId, secret: params.secret }),
  ),

  answer(calls.putGuardianAnswer, ({ core, params: { requestId: id, ...answered } }) =>
    answerGuardianRequest(core, { id, ...answered }),
  ),
];
