import { sql } from 'kysely';
import { limitOf, type MenteeFacts, requestLimitOf } from '#rules/mentoring/mentee-limits.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Tx } from '../../ground/events.ts';
import { mentorRequests } from '../../ground/mentor-requests.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';

/** `startsAt` of a session that is asked for; null for a request without one. */
type Pair = { mentorId: string; menteeId: string; startsAt: Date | null };
type Found = Omit<MenteeFacts, 'lastEnd'> & { last_state: string | null; last_at: Date | null };

export async function findMenteeFacts(tx: Tx, { mentorId, menteeId, startsAt }: Pair): Promise<MenteeFacts> {
  const days = limits.withOneMentorDays;
  const { rows } = await sql<Found>`
    with own as (select * from mentoring_sessions where mentee_id = ${menteeId} and mentorship_id is null),
    here as (select * from own where mentor_id = ${mentorId}),
    requests as (select * from ${mentorRequests()} as each where mentee_id = ${menteeId}),
    to_mentor as (select * from requests where mentor_id = ${mentorId}),
    last as (
      select state, coalesce(ended_at, asked_at) as at from to_mentor
      where state in ('lapsed', 'withdrawn', 'declined') order by 2 desc limit 1
    )
    select clock_timestamp() as now, ${isVerified(sql<string>`${menteeId}`)} as "isMarked",
      (select count(*)::int from requests where state = 'asked') as waiting,
      (select count(*)::int from own where state = 'confirmed' and starts_at > now()) as ahead,
      (select count(*)::int from requests where asked_at > now() - interval '7 days') as "requestsInWeek",
      exists (select from to_mentor where state = 'asked') as "waitsWithMentor",
      (select count(*)::int from to_mentor where state = 'declined') as declines,
      (select count(*)::int from here where state in ('confirmed', 'took_place')
        and starts_at > ${startsAt}::timestamptz - make_interval(days => ${days})
        and starts_at < ${startsAt}::timestamptz + make_interval(days => ${days})) as "withMentor",
      (select state from last) as last_state, (select at from last) as last_at`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('The database counts nothing.');
  const { last_state: state, last_at: at, ...facts } = found;
  const lastEnd = state && at ? { state: state as 'lapsed', at } : null;
  return { ...facts, lastEnd };
}

/** @throws Refusal the limit that keeps the mentee from a new request, with the day from which there is none */
export async function requireWithinLimits(tx: Tx, pair: Pair): Promise<void> {
  const facts = await findMenteeFacts(tx, pair);
  const limit = pair.startsAt ? limitOf(facts) : requestLimitOf(facts);
  if (!limit) return;
  const on = limit.until?.toISOString().slice(0, 10);
  throw new Refusal(limit.code, on ? { on } : {});
}
