import { z } from 'zod';

/** Places of the site that are open to a member beside those that are open to all of them. */
export const places = z.object({ places: z.array(z.object({ label: z.string(), path: z.string() })) });
export type PlacesBody = z.infer<typeof places>;
