import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The roles of staff. */
export const staffRoles: Start = (accountId) =>
  sql`select from organisation_staff where account_id = ${accountId}`;
