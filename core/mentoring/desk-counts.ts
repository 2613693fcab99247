import { sql } from 'kysely';
import type { MentoringCounts } from '../ground/mentoring-counts.ts';

export const countsOfSessions: MentoringCounts = sql`
  select 'session' as kind, count(*) filter (where state = 'asked')::int as waiting,
    count(*) filter (where state = 'confirmed' and starts_at > now())::int as ahead,
    count(*) filter (where state = 'lapsed' and ended_at > now() - interval '30 days')::int as lapsed
  from mentoring_sessions`;
