import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';

/** The seats of an owner. */
export const ownedProjects: Start = (accountId) =>
  sql`select from project_members where account_id = ${accountId} and is_owner`;
