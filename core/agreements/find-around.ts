import { sql } from 'kysely';
import type { Day } from '#contract/calendar/day.ts';
import { normaliseLine } from '#contract/text/normalise.ts';
import type { Db } from '#db/connect.ts';
import { shownName } from './shown-name.ts';

/** The name under which somebody signs, as a document holds it. */
export async function findSigningName(db: Db, accountId: string | null): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .leftJoin('profiles', (join) =>
      join.onRef('profiles.owner_id', '=', 'accounts.id').onRef('profiles.account_id', '=', 'accounts.id'),
    )
    .select(shownName.as('name'))
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  return normaliseLine(row?.name ?? '');
}

/** The day that a zone shows now, by the database's clock. */
export async function findToday(db: Db, zone: string): Promise<Day> {
  const { rows } = await sql<{ day: string }>`
    select to_char(clock_timestamp() at time zone ${zone}, 'YYYY-MM-DD') as day`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return row.day;
}
