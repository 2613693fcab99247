import { sql } from 'kysely';
import type { AskedRight } from '#contract/ground/staff-rights.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isKeptQuiet } from './kept-quiet.ts';

const most = 100;

type Look = { role: AskedRight; day: string };

/** On which days staff saw data of the member, and under which right: `any` where the page asks for none of them. */
export async function listLooks({ db }: Core, { id }: Member): Promise<{ looks: Look[] }> {
  const { rows } = await sql<Look>`
    select role, to_char(day, 'YYYY-MM-DD') as day from staff_looks as look
    where account_id = ${id} and (not is_quiet or not ${isKeptQuiet(sql`look.account_id`, sql`look.role`)})
    order by day desc, role limit ${most}`.execute(db);
  return { looks: rows };
}
