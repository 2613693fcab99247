import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type Answering = {
  accountId: string | null;
  isApart: boolean;
  owners: readonly string[];
  /**
   * Until this day no owner who could answer takes anything new, since all are away. Null if one is not away, or none could
   * answer.
   */
  awayUntil: string | null;
};

/**
 * The owner who is reminded to answer an applicant: the first who can act, preferably one who is not away, without a block
 * between the two. `owners` may answer at all. `isApart`: none can, because of blocks or because only the applicant owns
 * it.
 */
export async function findAnswering(db: Db, projectId: string, applicantId: string): Promise<Answering> {
  const { rows } = await sql<{ id: string; is_seen: boolean; is_apart: boolean; away_until: string | null }>`
    select project_members.account_id as id,
      coalesce(standings.seen_from <= now(), false) as is_seen,
      project_members.account_id = ${applicantId} or exists (
        select from blocks where (blocker_id, blocked_id) in
          ((project_members.account_id, ${applicantId}), (${applicantId}, project_members.account_id))
      ) as is_apart,
      case when people.away_until >= (now() at time zone standings.zone)::date then people.away_until::text end as away_until
    from project_members left join standings using (account_id) left join people using (account_id)
    where project_id = ${projectId} and is_owner
    order by joined_at, project_members.account_id`.execute(db);
  const near = rows.filter((one) => !one.is_apart);
  const present = near.filter((one) => one.is_seen);
  const found = present.find((one) => one.away_until === null) ?? present[0];
  return {
    accountId: found?.id ?? null,
    isApart: rows.length > 0 && near.length === 0,
    owners: near.map(({ id }) => id),
    awayUntil: found?.away_until
      ? (present.flatMap((one) => one.away_until ?? []).toSorted()[0] ?? null)
      : null,
  };
}
