import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

const most = 100;

/** How many notifications the member has not read, up to a hundred. */
export async function countUnread(core: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from notifications where account_id = ${id} and read_at is null limit ${most}
    ) unread`.execute(core.db);
  return rows[0]?.count ?? 0;
}
