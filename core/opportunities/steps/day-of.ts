import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** Today's date where the account lives, by the database's time, and when a given day has ended there. */
export async function dayOf(
  tx: Tx,
  accountId: string,
  closesOn: string,
): Promise<{ today: string; endsAt: Date }> {
  const { rows } = await sql<{ today: string; ends_at: Date }>`
    select to_char(now() at time zone zone, 'YYYY-MM-DD') as today,
      (coalesce(nullif(${closesOn}, ''), '2000-01-01')::date + 1)::timestamp at time zone zone as ends_at
    from (select coalesce(max(zone), 'Asia/Kolkata') as zone from standings where account_id = ${accountId}) one`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('The database tells no time.');
  return { today: row.today, endsAt: row.ends_at };
}
