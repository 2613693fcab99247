import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date } from '../ground/values.ts';

const own = z.object({
  $id: z.string(),
  isForOrder: z.boolean(),
  /** The kinds of data, by their tables. */
  tables: z.array(z.string()),
  until: date,
  /** Empty while it stands. */
  endedAt: date,
});
export type OwnHold = z.infer<typeof own>;

export const getOwnHolds = call({
  method: 'GET',
  path: '/holds',
  summary: 'The holds on data of the member, as far as an order does not forbid to tell of them',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: { status: 200, body: z.object({ holds: z.array(own) }), about: 'Up to 100, newest first' },
  refusals: [],
});
