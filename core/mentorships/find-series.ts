import { sql } from 'kysely';
import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { Db } from '#db/connect.ts';
import { mostAhead, seriesOf } from '#rules/mentorships/series.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { type Agreed, computeSlots } from '../mentors/compute-slots.ts';
import { isTaken } from '../mentors/is-taken.ts';
import { rowOf } from '../mentors/row.ts';
import type { MentorshipRow } from './row.ts';

type Running = { one: MentorshipRow; plan: MentorshipPlan; now: Date };
export type Wanted = WantedSessionBody & { at: Date | null };

const weekMs = 7 * 86_400_000;

/** Sessions of a mentorship look ahead to its end, and go on when the page is paused. */
export function agreedOf({ one, plan, now }: Running): Agreed {
  const ends = one.ends_at ?? now;
  const weeksAhead = Math.ceil((ends.getTime() - now.getTime()) / weekMs) + 1;
  return { minutes: plan.minutes, weeksAhead: Math.max(weeksAhead, 1), isRunning: true };
}

/** The zone of the mentor's hours, and the times in them at which a session of this length can begin. */
export async function findAgreedTimes(db: Db, running: Running): Promise<{ zone: string; times: number[] }> {
  const mentorId = running.one.mentor_id ?? '';
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
  const slots = (await computeSlots(db, [mentor], agreedOf(running))).get(mentorId) ?? [];
  const ends = running.one.ends_at?.getTime() ?? 0;
  return {
    zone: mentor.hours?.zone ?? 'Asia/Kolkata',
    times: slots.map(({ startsAt }) => startsAt).filter((at) => at < ends),
  };
}

type Series = { startsAt: Date; count: number };

/** The moments of a series, and why some cannot be booked: the plan allows no more sessions ahead than its rhythm has. */
export async function findSeries(
  db: Db,
  running: Running,
  { startsAt, count }: Series,
  { zone, times }: { zone: string; times: readonly number[] },
): Promise<Wanted[]> {
  const moments = seriesOf(startsAt, { zone, everyWeeks: running.plan.everyWeeks, count });
  const found: Wanted[] = [];
  let room = await roomAhead(db, running);
  for (const { day, at } of moments) {
    const bar = await barOf(db, running, times, at);
    found.push({ day, at, startsAt: isoDateOrEmpty(at), bar: bar === '' && room <= 0 ? 'plan' : bar });
    if (bar === '') room--;
  }
  return found;
}

/** How many more sessions of the mentorship can be confirmed now. */
async function roomAhead(db: Db, { one, plan, now }: Running): Promise<number> {
  const { ahead } = await db
    .selectFrom('mentoring_sessions')
    .select(sql<number>`count(*)::int`.as('ahead'))
    .where('mentorship_id', '=', one.id)
    .where('state', '=', 'confirmed')
    .where('starts_at', '>', now)
    .executeTakeFirstOrThrow();
  return mostAhead({ endsAt: one.ends_at ?? now, now }, plan) - ahead;
}

async function barOf(
  db: Db,
  { one, plan }: Running,
  times: readonly number[],
  at: Date | null,
): Promise<WantedSessionBody['bar']> {
  if (at === null) return 'clock';
  if (one.ends_at && at >= one.ends_at) return 'end';
  if (!times.includes(at.getTime())) return 'mentor';
  const until = new Date(at.getTime() + plan.minutes * 60_000);
  const taken = { accountId: one.mentee_id ?? '', from: at, until, breakMinutes: 0 };
  return (await isTaken(db, taken)) ? 'mentee' : '';
}
