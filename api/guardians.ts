import { guardian, guardianAnswer, guardianRequest, namedGuardian } from '#contract/guardian.ts';
import { id, secret } from '#contract/values.ts';
import { answerGuardianRequest } from '#core/guardians/answer-request.ts';
import { getGuardian } from '#core/guardians/get-guardian.ts';
import { getGuardianRequest } from '#core/guardians/get-request.ts';
import { nameGuardian } from '#core/guardians/name-guardian.ts';
import { type Endpoint, endpoint } from './http/endpoint.ts';
import { perHour } from './http/limits.ts';

const getOwnGuardian = endpoint({
  method: 'GET',
  paths: ['/account/guardian'],
  summary: 'The parent or guardian of a member under 18, and their answer',
  scope: 'member',
  params: {},
  success: { status: 200, body: guardian, about: 'The guardian; status `none` when nobody was ever asked' },
  handle: ({ core, actor }) => getGuardian(core, actor),
});

const putOwnGuardian = endpoint({
  method: 'PUT',
  paths: ['/account/guardian'],
  summary: 'Ask a parent or guardian again, or another one',
  scope: 'member',
  limits: [perHour(20, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: namedGuardian,
  success: { status: 200, body: guardian, about: 'The guardian who was asked by mail' },
  handle: ({ core, actor, params }) => nameGuardian(core, actor, params),
});

const getRequest = endpoint({
  method: 'GET',
  paths: ['/guardian-requests/:requestId'],
  summary: 'What a guardian is asked',
  scope: 'anyone',
  limits: [perHour(60, ({ ip }) => ip)],
  params: { requestId: id, secret },
  success: { status: 200, body: guardianRequest, about: 'The request that belongs to the mailed link' },
  handle: ({ core, params }) => getGuardianRequest(core, { id: params.requestId, secret: params.secret }),
});

const putAnswer = endpoint({
  method: 'PUT',
  paths: ['/guardian-requests/:requestId/answer'],
  summary: 'Confirm or refuse as a guardian',
  scope: 'anyone',
  limits: [perHour(60, ({ ip }) => ip)],
  params: { requestId: id, ...guardianAnswer },
  success: { status: 200, body: guardianRequest, about: 'The request with its new answer' },
  handle: ({ core, params }) =>
    answerGuardianRequest(core, {
      id: params.requestId,
      secret: params.secret,
      confirmed: params.confirmed,
    }),
});

export const guardianEndpoints: Endpoint[] = [getOwnGuardian, putOwnGuardian, getRequest, putAnswer];
