import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';

/** The marks that a case about money ends. */
export const barredKinds = [
  'investor',
  'industry_professional',
] as const satisfies readonly VerificationKind[];

/** Until when a case about money keeps the member from such a mark and from a page as a mentor; null where none does. */
export async function findBar(db: Db, accountId: string): Promise<Date | null> {
  const { until } = await db
    .selectFrom('verifications')
    .select(sql<Date | null>`max(barred_until)`.as('until'))
    .where('account_id', '=', accountId)
    .where('barred_until', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return until;
}

/** @throws Refusal `verification_barred`, with the day on which the bar ends */
export async function requireNoBar(db: Db, accountId: string, kind: string): Promise<void> {
  if (!barredKinds.some((one) => one === kind)) return;
  const until = await findBar(db, accountId);
  if (until) throw new Refusal('verification_barred', { on: isoDate(until).slice(0, 10) });
}
