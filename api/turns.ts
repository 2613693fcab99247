import * as calls from '#contract/turns.ts';
import { extendTurn } from '#core/today/extend-turn.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const turnEndpoints: Endpoint[] = [
  answer(calls.getTurns, ({ core, actor }) => listTurns(core, actor)),

  answer(calls.putExtension, ({ core, actor, params }) => extendTurn(core, actor, params), [
    perHour(60, byMember),
  ]),
];
