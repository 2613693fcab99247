import { type SqlBool, sql } from 'kysely';

/** Whether the project of the row of `opportunities` in the query has not opted out of card and open data. */
export const isShared = sql<SqlBool>`not exists (
  select from project_opt_outs where project_opt_outs.project_id = opportunities.project_id
)`;
