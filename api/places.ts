import * as calls from '#contract/places.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const placeEndpoints: Endpoint[] = [
  // The words come from here, so that the pages of everybody hold nothing of it.
  answer(calls.getPlaces, async ({ core, actor }) => ({
    places: mayAdminister(core, actor) ? [{ label: 'Administration', path: '/admin' }] : [],
  })),
];
