import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

export const ownVerifications: Start = (accountId) =>
  sql`select from verifications where account_id = ${accountId}`;
