import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tie } from '../ground/tie.ts';

/** One is the contributor of an agreement that was open since then, and the other is or was in the team of its project. */
export const tieOfAgreement: Tie = (one, other, since) =>
  sql<SqlBool>`(${between(one, other, since)} or ${between(other, one, since)})`;

function between(contributor: RawBuilder<string>, owner: RawBuilder<string>, since: RawBuilder<Date>) {
  return sql`exists (
    select from agreements as tied
    where tied.contributor_id = ${contributor} and coalesce(tied.ended_at > ${since}, true) and (
      exists (select from project_members where project_id = tied.project_id and account_id = ${owner} and is_owner)
      or exists (select from past_seats where project_id = tied.project_id and account_id = ${owner})
    )
  )`;
}
