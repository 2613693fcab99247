import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

export const ownReports: Start = (accountId) =>
  sql`select from case_reports where reporter_id = ${accountId}`;

export const judgements: Start = (accountId) =>
  sql`select from case_people where account_id = ${accountId} and is_judged`;
