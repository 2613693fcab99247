import { type RawBuilder, sql } from 'kysely';
import { suspensionWindowDays } from '#contract/administration/limits.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { endAccess } from '../../sessions/steps/end-access.ts';
import { isSuspended } from '../../standings/standing-columns.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

/**
 * The days within which the time of suspensions counts have not passed. Each suspension begins them once more, so that no two
 * spans of 7 days stand next to each other (decision 365).
 */
export const isInWindow: RawBuilder<boolean> = sql`coalesce(
  suspensions_since > now() - make_interval(days => ${sql.lit(suspensionWindowDays)}), false)`;

const isCounted = sql<boolean>`(${isSuspended} or ${isInWindow})`;

/** Suspends a held account until then, from now on, or for longer if it is suspended. */
export async function writeSuspension(
  tx: Tx,
  account: Account,
  { until, reason }: { until: string | null; reason: string },
): Promise<void> {
  await changeStanding(tx, account.id, {
    suspensions_since: sql<Date>`case when ${isSuspended} then suspensions_since else now() end`,
    suspended_seconds: sql<number>`case when ${isCounted} then suspended_seconds else 0 end`,
    suspended_at: sql<Date>`case when ${isSuspended} then suspended_at else now() end`,
    suspended_until: sql<Date | null>`${until}::timestamptz`,
    suspension_reason: reason,
  });
  await endAccess(tx, account);
  await record(tx, { name: 'standings.suspended', accountId: account.id });
}
