import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type Answering = { accountId: string | null; isApart: boolean };

/**
 * The owner who is reminded to answer somebody: the first one who is there and of whom nobody has blocked the other. `isApart`:
 * there is none because of blocks.
 */
export async function findAnswering(db: Db, projectId: string, applicantId: string): Promise<Answering> {
  const { rows } = await sql<{ id: string; is_seen: boolean; is_apart: boolean }>`
    select project_members.account_id as id,
      coalesce(standings.seen_from <= now(), false) as is_seen,
      exists (
        select from blocks where (blocker_id, blocked_id) in
          ((project_members.account_id, ${applicantId}), (${applicantId}, project_members.account_id))
      ) as is_apart
    from project_members left join standings using (account_id)
    where project_id = ${projectId} and is_owner
    order by joined_at, project_members.account_id`.execute(db);
  const found = rows.find((one) => one.is_seen && !one.is_apart);
  return {
    accountId: found?.id ?? null,
    isApart: rows.length > 0 && rows.every((one) => one.is_apart),
  };
}
