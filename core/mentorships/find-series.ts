import { sql } from 'kysely';
import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { Db } from '#db/connect.ts';
import { mostAhead, seriesOf } from '#rules/mentorships/series.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { type Agreed, agreedUntil } from '../mentors/compute-slots.ts';
import { findAgreedTimes } from '../mentors/find-agreed-times.ts';
import { isTaken } from '../mentors/is-taken.ts';
import type { MentorshipRow } from './row.ts';

type Running = { one: MentorshipRow; plan: MentorshipPlan; now: Date };
export type Wanted = WantedSessionBody & { at: Date | null };

/** How sessions of the mentorship are agreed, and when the last one begins. */
export function agreedOf({ one, plan, now }: Running): { agreed: Agreed; endsAt: Date } {
  const endsAt = one.ends_at ?? now;
  return { endsAt, agreed: agreedUntil(endsAt, { minutes: plan.minutes, now }) };
}

/** The zone of the mentor's hours, and the times in them at which a session of this length can begin. */
export function findTimes(db: Db, running: Running): Promise<{ zone: string; times: number[] }> {
  return findAgreedTimes(db, { mentorId: running.one.mentor_id ?? '', ...agreedOf(running) });
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
  const taken = { accountId: one.mentee_id ?? '', from: at, until };
  return (await isTaken(db, taken)) ? 'mentee' : '';
}
