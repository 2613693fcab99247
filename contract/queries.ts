import { z } from 'zod';

export const mostQueries = 100;
export const longestQuery = 4096;

const tooLong = `Value must be a valid string and no longer than ${longestQuery} chars`;

/** Queries as the clients send them: JSON texts (CONTRACT 7.3). What they say is judged against the list they ask. */
export const queries = z
  .array(z.string(tooLong).max(longestQuery, tooLong), 'Value must be a list of queries')
  .max(mostQueries, `There can be at most ${mostQueries} queries`)
  .default([]);

/** Whether a list also counts; arrives as text in an address. */
export const wantsTotal = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], 'Value must be a valid boolean')
  .default(true)
  .transform((value) => value === true || value === 'true' || value === '1');
