import * as calls from '#contract/first-days/calls.ts';
import { getFirstSteps } from '#core/first-days/get-first-steps.ts';
import { putStepAway } from '#core/first-days/put-step-away.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const firstDayEndpoints: Endpoint[] = [
  answer(calls.getFirstSteps, ({ core, actor }) => getFirstSteps(core, actor)),

  answer(calls.putFirstStepAway, ({ core, actor, params }) => putStepAway(core, actor, params), [
    perHour(60, byMember),
  ]),
];
