import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The agreements of a contributor. */
export const contributions: Start = (accountId) =>
  sql`select from agreements where contributor_id = ${accountId}`;
