import { z } from 'zod';

/** So many are counted; of more is said that there are more. */
export const mostCounted = 1000;

export const total = z.object({ count: z.int(), isMore: z.boolean() }).meta({ id: 'Total' });
export type Total = z.infer<typeof total>;
