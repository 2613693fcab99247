import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

type Asked = { accountId: string; from: Date; until: Date };

/** Whether something of the member's overlaps this time. */
export async function isTaken(db: Db, { accountId, from, until }: Asked): Promise<boolean> {
  const overlapping = await db
    .selectFrom('booked_times')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`during && tstzrange(${from}, ${until})`)
    .executeTakeFirst();
  return overlapping !== undefined;
}
