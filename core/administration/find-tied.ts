import { sql } from 'kysely';
import { tiedDays } from '#contract/administration/tied-days.ts';
import type { Db } from '#db/connect.ts';
import { isTiedTo } from '../ground/tie.ts';

const since = sql<Date>`now() - make_interval(days => ${sql.lit(tiedDays)})`;

/** The staff who have had to do with one of the members within a year, so that they decide nothing about them. */
export async function findTied(
  db: Db,
  staff: readonly string[],
  members: readonly string[],
): Promise<string[]> {
  if (staff.length === 0 || members.length === 0) return [];
  const tied = isTiedTo(sql<string>`staff.id`, sql<string>`member.id`, since);
  const { rows } = await sql<{ id: string }>`
    select staff.id from unnest(${[...new Set(staff)]}::text[]) as staff (id)
    where exists (
      select from unnest(${[...new Set(members)]}::text[]) as member (id)
      where member.id <> staff.id and ${tied}
    )`.execute(db);
  return rows.map(({ id }) => id);
}
