import { sql } from 'kysely';
import type { MentoringCounts } from '../ground/mentoring-counts.ts';

/** Ahead are those that run or are paused. */
export const countsOfMentorships: MentoringCounts = sql`
  select 'mentorship' as kind, count(*) filter (where state = 'proposed')::int as waiting,
    count(*) filter (where state in ('running', 'paused'))::int as ahead,
    count(*) filter (where state = 'lapsed' and ended_at > now() - interval '30 days')::int as lapsed
  from mentorships`;
