import * as calls from '#contract/agreement-ends.ts';
import { listOwed } from '#core/agreements/list-owed.ts';
import { readOwed } from '#core/agreements/read-owed.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const agreementEndEndpoints: Endpoint[] = [
  answer(calls.getOwed, ({ core, actor }) => listOwed(core, actor)),

  answer(calls.putOwedReading, ({ core, actor, params }) => readOwed(core, actor, params.agreements)),
];
