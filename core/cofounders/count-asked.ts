import { sql } from 'kysely';
import { cofounderLimits } from '#contract/cofounders/limits.ts';
import type { Core } from '../ground/core.ts';

/** Requests to begin together of the last 30 days, for the member with this id. */
export const askedLately = (accountId: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from introductions
  where introductions.asked_id = ${accountId} and purpose = 'begin_together'
    and asked_at > now() - make_interval(days => ${cofounderLimits.askedDays})
)`;

/** Counts the requests of the last 30 days again: older ones no longer count. */
export async function countAsked({ db }: Core): Promise<void> {
  const asked = askedLately(sql`cofounder_matching.account_id`);
  await sql`update cofounder_matching set asked = ${asked} where asked > 0 and asked <> ${asked}`.execute(db);
}
