import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Day } from '#rules/calendar/day.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { namesShown, type Viewer } from '../people/names-shown.ts';

/** The name under which a member signs, as a document holds it that `viewer` writes. */
export async function findSigningName(db: Db, viewer: Viewer, accountId: string | null): Promise<string> {
  const row = await namesShown(db, viewer).where('accounts.id', '=', accountId).executeTakeFirst();
  return normaliseLine(row?.name ?? '');
}

/** The current day in a time zone, by the database's clock. */
export async function findToday(db: Db, zone: string): Promise<Day> {
  const { rows } = await sql<{ day: string }>`
    select to_char(clock_timestamp() at time zone ${zone}, 'YYYY-MM-DD') as day`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return row.day;
}
