import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tie } from '../ground/tie.ts';

/** Both are in one team, or were so since then. */
export const tieOfTeam: Tie = (one, other, since) => sql<SqlBool>`exists (
  select from ${seatsOf(one, since)} as own join ${seatsOf(other, since)} as others using (project_id)
)`;

function seatsOf(account: RawBuilder<string>, since: RawBuilder<Date>) {
  return sql`(
    select project_id from project_members where account_id = ${account}
    union all
    select project_id from past_seats where account_id = ${account} and left_at > ${since}
  )`;
}
