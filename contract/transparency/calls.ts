import { z } from 'zod';
import { call } from '../ground/call.ts';
import { numberNames, partedNumbers, partNames } from './numbers.ts';

/** `few` is 1 to 4; `held` is a larger number without which a few could be found out. Both have the count 0. */
const figure = z.object({ shown: z.enum(['exact', 'few', 'held']), count: z.int() });
export type Figure = z.infer<typeof figure>;

const part = z.object({ key: z.string(), figure });
const parts = z.object({
  of: z.enum(partedNumbers),
  by: z.enum(partNames),
  /** Those that are not 0; null where they are too few to be told apart. */
  rows: z.array(part).nullable(),
});
export type PartsBody = z.infer<typeof parts>;

const month = z.object({
  /** In UTC, as `2026-11`. */
  month: z.string(),
  numbers: z.record(z.enum(numberNames), figure),
  parts: z.array(parts),
});
export type MonthBody = z.infer<typeof month>;

const body = z.object({ months: z.array(month) });
export type TransparencyBody = z.infer<typeof body>;

export const getTransparency = call({
  method: 'GET',
  path: '/transparency',
  summary: 'Counts of reports, cases, appeals, requests, orders and breaches by month',
  access: 'anyone',
  params: {},
  answer: {
    status: 200,
    body,
    about: 'The newest month first, up to 36; a month follows in the night after its end',
  },
  refusals: [],
});
