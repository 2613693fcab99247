import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { type Agreed, computeSlots } from './compute-slots.ts';
import { rowOf } from './row.ts';

type Wanted = {
  mentorId: string;
  agreed: Agreed;
  /** A session begins before it; null without an end. */
  endsAt: Date | null;
};

/** The zone of a mentor's hours, and the times in them at which an agreed session can begin. */
export async function findAgreedTimes(
  db: Db,
  { mentorId, agreed, endsAt }: Wanted,
): Promise<{ zone: string; times: number[] }> {
  const stored = await db
    .selectFrom('mentors')
    .selectAll()
    .select(sql<Date>`now()`.as('now'))
    .select(
      sql<
        string | null
      >`(select away_until::text from people where people.account_id = mentors.account_id)`.as('away_until'),
    )
    .where('account_id', '=', mentorId)
    .executeTakeFirst();
  if (!stored) return { zone: 'Asia/Kolkata', times: [] };
  const mentor = rowOf(stored);
  const slots = (await computeSlots(db, [mentor], agreed)).get(mentorId) ?? [];
  const ends = endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return {
    zone: mentor.hours?.zone ?? 'Asia/Kolkata',
    times: slots.map(({ startsAt }) => startsAt).filter((at) => at < ends),
  };
}
