import { sql } from 'kysely';
import { introductionPurposes } from '#contract/collected.ts';
import type { IntroductionCountsBody } from '#contract/introductions/desk-calls.ts';
import type { Core } from '../ground/core.ts';
import { introductionCounts } from '../ground/introduction-counts.ts';

type Counted = IntroductionCountsBody['purposes'][number];
type Stand = Omit<Counted, 'tried' | 'goneOn'>;
type Further = Pick<Counted, 'purpose' | 'tried' | 'goneOn'>;

/** How many requests wait, and how those of the last 30 days stand, by purpose. It names no member. */
export async function countAtDesk({ db }: Core): Promise<IntroductionCountsBody> {
  const { rows } = await sql<Stand>`
    select purpose,
      (count(*) filter (where state = 'asked'))::int as waiting,
      (count(*) filter (where asked_at > now() - interval '30 days'))::int as asked,
      (count(*) filter (where state = 'accepted' and asked_at > now() - interval '30 days'))::int as accepted,
      (count(*) filter (where state = 'declined' and asked_at > now() - interval '30 days'))::int as declined,
      (count(*) filter (where state = 'lapsed' and asked_at > now() - interval '30 days'))::int as lapsed
    from introductions group by purpose`.execute(db);
  const none = { waiting: 0, asked: 0, accepted: 0, declined: 0, lapsed: 0 };
  const further = await sql<Further>`
    select purpose, sum(tried)::int as tried, sum(gone_on)::int as "goneOn"
    from ${introductionCounts()} counted group by purpose`.execute(db);
  return {
    purposes: introductionPurposes.map((purpose) => ({
      ...(rows.find((row) => row.purpose === purpose) ?? { purpose, ...none }),
      ...(further.rows.find((row) => row.purpose === purpose) ?? { tried: 0, goneOn: 0 }),
    })),
  };
}
