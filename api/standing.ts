import * as calls from '#contract/standings/calls.ts';
import { setBirthDate } from '#core/profiles/set-birth-date.ts';
import { getStanding } from '#core/standings/get-standing.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const standingEndpoints: Endpoint[] = [
  answer(calls.getStanding, ({ core, actor }) => getStanding(core, actor)),

  answer(calls.putBirthDate, ({ core, actor, params }) => setBirthDate(core, actor, params), [
    perHour(30, byMember),
  ]),
];
