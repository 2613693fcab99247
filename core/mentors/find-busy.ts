import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Busy } from '#rules/mentoring/slots.ts';

type Row = { account_id: string; from: Date; until: Date; held_until: Date; counts: boolean };

/**
 * The times that these mentors have taken, from the beginning of the present week on: everything of mentorship, and the
 * interviews agreed in applications, which are read where they stand (decision 250).
 */
export async function findBusy(db: Db, mentorIds: readonly string[]): Promise<Map<string, Busy[]>> {
  const { rows } = await sql<Row>`
    select account_id, lower(during) as "from", ends_at as until, upper(during) as held_until,
      (what = 'session' and side = 'mentor') as counts
    from booked_times
    where account_id = any(${mentorIds}::text[]) and during && tstzrange(now() - interval '8 days', null)
    union all
    select mentor.id, chosen_at, chosen_at + make_interval(mins => minutes),
      chosen_at + make_interval(mins => minutes), false
    from unnest(${mentorIds}::text[]) as mentor (id)
    join lateral (
      select interview.chosen_at, interview.minutes
      from application_interviews as interview
      where interview.owner_id = mentor.id and ${isAhead}
      union
      select interview.chosen_at, interview.minutes
      from applications
      join application_interviews as interview on interview.application_id = applications.id
      where applications.account_id = mentor.id and ${isAhead}
    ) as agreed on true`.execute(db);
  const found = new Map<string, Busy[]>();
  for (const { account_id: id, from, until, held_until: heldUntil, counts } of rows)
    found.set(id, [
      ...(found.get(id) ?? []),
      { from: from.getTime(), until: until.getTime(), heldUntil: heldUntil.getTime(), counts },
    ]);
  return found;
}

const isAhead = sql`interview.cancelled_at is null and interview.chosen_at > now() - interval '1 day'`;
