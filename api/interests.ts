import * as calls from '#contract/interests/calls.ts';
import * as projectCalls from '#contract/interests/project-calls.ts';
import { deleteInterests } from '#core/interests/delete-interests.ts';
import { getAsking } from '#core/interests/get-asking.ts';
import { getInterests } from '#core/interests/get-interests.ts';
import { getPersonInterests } from '#core/interests/get-person-interests.ts';
import { getProjectAskers } from '#core/interests/get-project-askers.ts';
import { promise } from '#core/interests/promise.ts';
import { saveInterests } from '#core/interests/save-interests.ts';
import { setProjectAskers } from '#core/interests/set-project-askers.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const interestEndpoints: Endpoint[] = [
  answer(calls.getInterests, ({ core, actor }) => getInterests(core, actor)),

  answer(calls.putInterests, ({ core, actor, params }) => saveInterests(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(calls.deleteInterests, ({ core, actor }) => deleteInterests(core, actor)),

  answer(calls.putPromise, ({ core, actor, params }) => promise(core, actor, params)),

  answer(projectCalls.getProjectAskers, ({ core, actor, params }) => getProjectAskers(core, actor, params)),

  answer(projectCalls.putProjectAskers, ({ core, actor, params }) => setProjectAskers(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(projectCalls.getAsking, ({ core, actor, params }) => getAsking(core, actor, params)),

  answer(projectCalls.getPersonInterests, ({ core, actor, params }) =>
    getPersonInterests(core, actor, params),
  ),
];
