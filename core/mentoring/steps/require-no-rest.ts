import { sql } from 'kysely';
import { restOf } from '#rules/mentoring/mentee-limits.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

type Pair = { mentorId: string; menteeId: string };

/**
 * Two no-shows or late cancellations of one side in 60 days stop everything new that the mentee asks this mentor for: sessions,
 * mentorships, reviews and seats.
 * @throws Refusal `mentoring_paused_mentee`, `mentoring_paused_mentor`, each with the day from which it is possible again
 */
export async function requireNoRest(tx: Tx, { mentorId, menteeId }: Pair): Promise<void> {
  const { rows } = await sql<{ now: Date; mentee: Date[]; mentor: Date[] }>`
    select clock_timestamp() as now, ${strikesOf('mentee', menteeId)} as mentee,
      ${strikesOf('mentor', mentorId)} as mentor`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The database counts nothing.');
  for (const side of ['mentee', 'mentor'] as const) {
    const until = restOf(found[side], found.now);
    if (until) throw new Refusal(`mentoring_paused_${side}`, { on: until.toISOString().slice(0, 10) });
  }
}

/** The no-shows and late cancellations of an account on one side, the newest first. */
const strikesOf = (side: 'mentor' | 'mentee', accountId: unknown) => sql<Date[]>`array(
  select coalesce(settled_at, ended_at) from mentoring_sessions
  where ${sql.ref(`${side}_id`)} = ${accountId} and (
    state = 'no_show' and no_show = ${side}
    or state = 'cancelled' and is_late and ended_by = ${side}
  ) and coalesce(settled_at, ended_at) > now() - make_interval(days => ${limits.strikeDays + limits.strikeRestDays})
  order by 1 desc limit 10
)`;

/** In a statement: two of them stop everything new of this account on this side now. */
export const isResting = (side: 'mentor' | 'mentee', accountId: unknown) => sql<boolean>`exists (
  select from (select ${strikesOf(side, accountId)} as at) as strikes
  where at[1] > now() - make_interval(days => ${limits.strikeRestDays})
    and at[1] - at[${limits.strikes}] <= make_interval(days => ${limits.strikeDays})
)`;
