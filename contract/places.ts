import { z } from 'zod';
import { call } from './call.ts';

/** Places of the site that are open to a member beside those that are open to all of them. */
const places = z.object({ places: z.array(z.object({ label: z.string(), path: z.string() })) });
export type PlacesBody = z.infer<typeof places>;

export const getPlaces = call({
  method: 'GET',
  path: '/account/places',
  summary: 'Further places of the site that are open to the member',
  access: 'member',
  params: {},
  answer: { status: 200, body: places, about: 'Their names and addresses; most often none' },
  refusals: [],
});
