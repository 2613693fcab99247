import { sql } from 'kysely';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { mentorRequests } from '../../ground/mentor-requests.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Requests that wait for the guardian count as those that wait for a mentor. Sessions of a plan count in neither limit.
 * @throws Refusal `mentoring_requests_many`, `mentoring_requests_week`
 */
export async function requireFewWaiting(tx: Tx, menteeId: string): Promise<void> {
  const { rows } = await sql<{ waiting: number; week: number }>`
    select (
      select count(*)::int from young_requests where mentee_id = ${menteeId} and state in ('with_guardian', 'agreed')
    ) + (
      select count(*)::int from ${mentorRequests()} as each where mentee_id = ${menteeId} and state = 'asked'
    ) as waiting, (
      select count(*)::int from young_requests where mentee_id = ${menteeId} and asked_at > now() - interval '7 days'
        and not (kind = 'session' and mentorship_id is not null)
    ) as week`.execute(tx);
  if ((rows[0]?.waiting ?? 0) >= limits.waiting) throw new Refusal('mentoring_requests_many');
  if ((rows[0]?.week ?? 0) >= limits.inWeek) throw new Refusal('mentoring_requests_week');
}
