import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

export const sentApplications: Start = (accountId) =>
  sql`select from applications where account_id = ${accountId}`;
