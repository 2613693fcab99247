import { sql } from 'kysely';
import type { Start } from '../ground/start.ts';
import { isWaiting } from './is-waiting.ts';

/** The deadlines of both sides that wait, in time or late. */
export const waitingDeadlines: Start = (accountId) => sql`
  select from clocks where owed_by = ${accountId} and ${isWaiting}
  union all select from clocks where awaited_by = ${accountId} and ${isWaiting}`;
