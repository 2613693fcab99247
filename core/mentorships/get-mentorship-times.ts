import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import { mayBook } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { sideOf } from '../mentoring/row.ts';
import { findMentorship, findPlans } from './find-mentorship.ts';
import { findAgreedTimes, findSeries } from './find-series.ts';
import { factsOf, planOf } from './row.ts';

const most = 60;

/**
 * The times at which sessions of a mentorship can begin, and which moments of a wanted series are free.
 * @throws Refusal `mentorship_unknown`; `mentorship_moved` where the mentorship does not run
 */
export async function getMentorshipTimes(
  { db }: Core,
  member: Member,
  { mentorshipId, startsAt, count }: { mentorshipId: string; startsAt: string; count: number },
): Promise<{ zone: string; times: string[]; series: WantedSessionBody[] }> {
  const row = await findMentorship(db, mentorshipId);
  if (!row || !sideOf(row, member.id)) throw new Refusal('mentorship_unknown');
  const [plan] = await findPlans(db, row.id);
  if (!plan || !mayBook(factsOf(row))) throw new Refusal('mentorship_moved');
  const running = { one: row, plan: planOf(plan), now: row.now };
  const free = await findAgreedTimes(db, running);
  const series =
    startsAt === '' ? [] : await findSeries(db, running, { startsAt: new Date(startsAt), count }, free);
  return {
    zone: free.zone,
    times: free.times.slice(0, most).map((at) => isoDate(new Date(at))),
    series: series.map(({ at: _, ...wanted }) => wanted),
  };
}
