import * as calls from '#contract/places.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const placeEndpoints: Endpoint[] = [
  answer(calls.getPlaces, async ({ core, actor }) => ({
    places: mayAdminister(core, actor) ? ['desk'] : [],
  })),
];
