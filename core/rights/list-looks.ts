import { sql } from 'kysely';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

const most = 100;

type Look = { role: 'administrator'; day: string };

/** On which days staff looked at the member's account, a request or a verification of theirs, from the log of administrators. */
export async function listLooks({ db }: Core, { id }: Member): Promise<{ looks: Look[] }> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(created_at at time zone
      (select coalesce(zone, 'Asia/Kolkata') from standings where account_id = ${id}), 'YYYY-MM-DD') as day
    from admin_actions
    where actor_id <> ${id} and subject_id in (
      select ${id} union all
      select id from rights_requests where account_id = ${id}
    )
    order by day desc limit ${most}`.execute(db);
  return { looks: rows.map(({ day }) => ({ role: 'administrator', day })) };
}
