import { type PlacesBody, places } from '#contract/places.ts';
import { mayAdminister } from '#core/administration/policy.ts';
import { type Endpoint, endpoint } from './http/endpoint.ts';

const getPlaces = endpoint({
  method: 'GET',
  paths: ['/account/places'],
  summary: 'Further places of the site that are open to the member',
  scope: 'member',
  params: {},
  success: { status: 200, body: places, about: 'Their names and addresses; most often none' },
  // The words come from here, so that the pages of everybody hold nothing of it.
  handle: async ({ core, actor }): Promise<PlacesBody> => ({
    places: mayAdminister(core, actor) ? [{ label: 'Administration', path: '/admin' }] : [],
  }),
});

export const placeEndpoints: Endpoint[] = [getPlaces];
