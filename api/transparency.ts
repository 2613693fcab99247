import * as calls from '#contract/transparency/calls.ts';
import { getTransparency } from '#core/transparency/get-transparency.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const transparencyEndpoints: Endpoint[] = [
  answer(calls.getTransparency, ({ core }) => getTransparency(core)),
];
