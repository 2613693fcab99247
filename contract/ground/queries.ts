import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import type { RefusalCode } from '../collected.ts';

export const mostQueries = 100;
export const longestQuery = 4096;

const tooLong = broken('text_most', longestQuery);

/** Queries as the clients send them: JSON texts (CONTRACT 7.3). The list that they ask checks their content. */
export const queries = z
  .array(z.string(tooLong).max(longestQuery, tooLong), broken('queries'))
  .max(mostQueries, broken('queries_most', mostQueries))
  .default([]);

/** Whether a list also counts; arrives as text in an address. */
export const wantsTotal = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], broken('boolean'))
  .default(true)
  .transform((value) => value === true || value === 'true' || value === '1');

/** The refusals of a list for its queries. */
export const listRefusals = [
  'general_query_invalid',
  'general_cursor_not_found',
  'database_query_order_null',
] as const satisfies RefusalCode[];
