import { sql } from 'kysely';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import type { Tx } from '../../ground/events.ts';
import { mentorRequests } from '../../ground/mentor-requests.ts';
import { pauseMentor } from '../../mentors/steps/pause-mentor.ts';

/** Three lapses in 30 days pause the page, whatever was asked for, until the mentor reopens it. */
export async function pauseAfterLapses(tx: Tx, mentorId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${mentorRequests()} as each
    where mentor_id = ${mentorId} and state = 'lapsed'
      and ended_at > now() - make_interval(days => ${limits.lapseDays})`.execute(tx);
  if ((rows[0]?.count ?? 0) >= limits.lapses) await pauseMentor(tx, mentorId, { pause: 'lapses' });
}
