import * as calls from '#contract/deadlines/calls.ts';
import { getLayout } from '#contract/today/layout-calls.ts';
import { extendTurn } from '#core/today/extend-turn.ts';
import { getLayout as readLayout } from '#core/today/get-layout.ts';
import { listDates } from '#core/today/list-dates.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const turnEndpoints: Endpoint[] = [
  answer(getLayout, ({ core, actor }) => readLayout(core, actor)),

  answer(calls.getTurns, ({ core, actor }) => listTurns(core, actor)),

  answer(calls.getDates, ({ core, actor }) => listDates(core, actor)),

  answer(calls.putExtension, ({ core, actor, params }) => extendTurn(core, actor, params), [
    perHour(60, byMember),
  ]),
];
