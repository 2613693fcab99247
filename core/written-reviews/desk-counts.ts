import { sql } from 'kysely';
import type { MentoringCounts } from '../ground/mentoring-counts.ts';

/** Ahead are those that wait for the text of their mentor. */
export const countsOfReviews: MentoringCounts = sql`
  select 'written_review' as kind, count(*) filter (where state = 'asked')::int as waiting,
    count(*) filter (where state = 'accepted')::int as ahead,
    count(*) filter (where state = 'lapsed' and ended_at > now() - interval '30 days')::int as lapsed
  from written_reviews`;
