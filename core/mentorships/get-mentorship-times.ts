import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import { mayBook } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { sideOf } from '../mentoring/row.ts';
import { weekOfTimes } from '../mentoring/week-of-times.ts';
import { findMentorship, findPlans } from './find-mentorship.ts';
import { findSeries, findTimes } from './find-series.ts';
import { factsOf, planOf } from './row.ts';

type Wanted = { mentorshipId: string; startsAt: string; count: number; from?: string };
type Times = { zone: string; times: string[]; before: string; after: string; series: WantedSessionBody[] };

/**
 * The times of one week at which sessions of a mentorship can begin, by the mentor's clock, and the free moments of a series.
 * @throws Refusal `mentorship_unknown`; `mentorship_moved` where the mentorship does not run
 */
export async function getMentorshipTimes(
  { db }: Core,
  member: Member,
  { mentorshipId, startsAt, count, from = '' }: Wanted,
): Promise<Times> {
  const row = await findMentorship(db, mentorshipId);
  if (!row || !sideOf(row, member.id)) throw new Refusal('mentorship_unknown');
  const [plan] = await findPlans(db, row.id);
  if (!plan || !mayBook(factsOf(row))) throw new Refusal('mentorship_moved');
  const running = { one: row, plan: planOf(plan), now: row.now };
  const free = await findTimes(db, running);
  const series =
    startsAt === '' ? [] : await findSeries(db, running, { startsAt: new Date(startsAt), count }, free);
  const { days, before, after } = weekOfTimes(
    free.times.map((at) => new Date(at)),
    { from, zone: free.zone, now: row.now },
  );
  return {
    zone: free.zone,
    times: days.flatMap((one) => one.times),
    before,
    after,
    series: series.map(({ at: _, ...wanted }) => wanted),
  };
}
