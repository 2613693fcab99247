import * as calls from '#contract/people.ts';
import { getPerson } from '#core/people/get-person.ts';
import { putPerson } from '#core/people/put-person.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const peopleEndpoints: Endpoint[] = [
  answer(calls.getPerson, ({ core, actor }) => getPerson(core, actor)),

  answer(calls.putPerson, ({ core, actor, params }) => putPerson(core, actor, params), [
    perHour(60, byMember),
  ]),
];
