import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

type Asked = {
  accountId: string;
  from: Date;
  until: Date;
  /** A mentor's time is held with the break after it. */
  breakMinutes: number;
};

export const duringOf = ({ from, until, breakMinutes }: Asked) =>
  sql<string>`tstzrange(${from}, ${until}::timestamptz + make_interval(mins => ${breakMinutes}))`;

/** Whether something of the member's overlaps this time. */
export async function isTaken(db: Db, asked: Asked): Promise<boolean> {
  const overlapping = await db
    .selectFrom('booked_times')
    .select('id')
    .where('account_id', '=', asked.accountId)
    .where(sql<boolean>`during && ${duringOf(asked)}`)
    .executeTakeFirst();
  return overlapping !== undefined;
}
