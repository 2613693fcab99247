import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The database's time. */
export async function findNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
