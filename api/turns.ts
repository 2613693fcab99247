import * as calls from '#contract/clocks/calls.ts';
import { getFrame } from '#contract/today/frame-calls.ts';
import { extendTurn } from '#core/today/extend-turn.ts';
import { getFrame as readFrame } from '#core/today/get-frame.ts';
import { listDates } from '#core/today/list-dates.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const turnEndpoints: Endpoint[] = [
  answer(getFrame, ({ core, actor }) => readFrame(core, actor)),

  answer(calls.getTurns, ({ core, actor }) => listTurns(core, actor)),

  answer(calls.getDates, ({ core, actor }) => listDates(core, actor)),

  answer(calls.putExtension, ({ core, actor, params }) => extendTurn(core, actor, params), [
    perHour(60, byMember),
  ]),
];
