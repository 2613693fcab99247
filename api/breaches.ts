import * as deskCalls from '#contract/breaches/desk-calls.ts';
import { getBreach } from '#core/breaches/get-breach.ts';
import { listBreaches } from '#core/breaches/list-breaches.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const adminBreachEndpoints: Endpoint[] = [
  answer(deskCalls.getDeskBreaches, ({ core, actor, params: { list, search, cursor } }) =>
    listBreaches(core, actor, { list, search, after: cursor }),
  ),
  answer(deskCalls.getDeskBreach, ({ core, actor, params }) => getBreach(core, actor, params.breachId)),
];
