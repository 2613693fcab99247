import { sql } from 'kysely';
import { introductionPurposes } from '#contract/collected.ts';
import type { IntroductionCountsBody } from '#contract/introductions/desk-calls.ts';
import type { Core } from '../ground/core.ts';

/** How many requests wait, and how those of the last 30 days stand, by purpose. It names no member. */
export async function countAtDesk({ db }: Core): Promise<IntroductionCountsBody> {
  const { rows } = await sql<IntroductionCountsBody['purposes'][number]>`
    select purpose,
      (count(*) filter (where state = 'asked'))::int as waiting,
      (count(*) filter (where asked_at > now() - interval '30 days'))::int as asked,
      (count(*) filter (where state = 'accepted' and asked_at > now() - interval '30 days'))::int as accepted,
      (count(*) filter (where state = 'declined' and asked_at > now() - interval '30 days'))::int as declined,
      (count(*) filter (where state = 'lapsed' and asked_at > now() - interval '30 days'))::int as lapsed
    from introductions group by purpose`.execute(db);
  const none = { waiting: 0, asked: 0, accepted: 0, declined: 0, lapsed: 0 };
  return {
    purposes: introductionPurposes.map(
      (purpose) => rows.find((row) => row.purpose === purpose) ?? { purpose, ...none },
    ),
  };
}
