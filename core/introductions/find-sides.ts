import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Those who read a request: the asker, and the member or the owners of the project without a block between them and the asker. */
export async function findSides(
  db: Db,
  id: string,
): Promise<{ askers: string[]; asked: string[] } | undefined> {
  const { rows } = await sql<{ askers: string[]; asked: string[] }>`
    select array_remove(array[asker_id], null) as askers, array_remove(array[asked_id], null) || array(
      select account_id from project_members
      where project_id = one.project_id and is_owner and not exists (
        select from blocks where (blocker_id, blocked_id) in ((one.asker_id, account_id), (account_id, one.asker_id))
      )
    ) as asked
    from introductions as one where id = ${id}`.execute(db);
  return rows[0];
}
