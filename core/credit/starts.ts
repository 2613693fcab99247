import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

export const ownClaims: Start = (accountId) => sql`select from credit_claims where account_id = ${accountId}`;
