import { type SqlBool, sql } from 'kysely';

/** Whether everyone may see the row of `organisations` in the query: it is open, and no case hides it. */
export const isOrganisationShown = sql<SqlBool>`(
  organisations.state in ('active', 'paused') and organisations.held_back_at is null
)`;
