import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

export const ownMemberships: Start = (accountId) =>
  sql`select from roster_memberships where account_id = ${accountId}`;
