import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { hasMark } from './is-pair-open.ts';

export type YoungGrounds = { hasPage: boolean; hasMark: boolean };

/** An open page as a mentor that members may see, and a mark in force. */
export async function findYoungGrounds(db: Db, accountId: string): Promise<YoungGrounds> {
  const { rows } = await sql<YoungGrounds>`
    select exists (
      select from mentors join people using (account_id)
      where account_id = ${accountId} and mentors.state in ('open', 'paused') and people.listed
    ) as "hasPage", ${hasMark(sql`${accountId}`)} as "hasMark"`.execute(db);
  return rows[0] ?? { hasPage: false, hasMark: false };
}
