import { z } from 'zod';
import { call } from './call.ts';

/** Places of the site that are open to a member beside those that are open to all of them. */
const furtherPlaces = ['desk'] as const;
export type FurtherPlace = (typeof furtherPlaces)[number];

const places = z.object({ places: z.array(z.enum(furtherPlaces)) });
export type PlacesBody = z.infer<typeof places>;

export const getPlaces = call({
  method: 'GET',
  path: '/account/places',
  summary: 'Further places of the site that are open to the member',
  access: 'member',
  params: {},
  answer: { status: 200, body: places, about: 'Their names; most often none' },
  refusals: [],
});
