import { sql } from 'kysely';
import type { IntroductionCounts } from '../ground/introduction-counts.ts';

/** Trials that both had signed, begun or gone on in the last 30 days. */
export const countsOfTrials: IntroductionCounts = sql`
  select 'begin_together' as purpose,
    (count(*) filter (where first_day is not null and begun_at > now() - interval '30 days'))::int as tried,
    (count(*) filter (where state = 'gone_on' and ended_at > now() - interval '30 days'))::int as gone_on
  from trials`;
