import { sql } from 'kysely';
import { proposalTimes } from '#contract/administration/limits.ts';
import { caseTimes } from '#contract/cases/report-limits.ts';
import type { SuspensionBody } from '#contract/cases/suspension-calls.ts';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSuspended } from '../standings/standing-columns.ts';
import { type CaseRow, outcomesOf } from './case-rows.ts';

/** A suspension in force. */
export type Suspension = { reason: string; suspendedAt: Date; until: Date | null; now: Date };

/** @throws Refusal `suspension_over` if the account is not suspended. */
export async function requireSuspension(db: Db, accountId: string): Promise<Suspension> {
  const row = await db
    .selectFrom('standings')
    .select(['suspension_reason as reason', 'suspended_at', 'suspended_until as until', now.as('now')])
    .where('account_id', '=', accountId)
    .where(isSuspended)
    .executeTakeFirst();
  if (!row?.suspended_at) throw new Refusal('suspension_over');
  return { reason: row.reason ?? '', suspendedAt: row.suspended_at, until: row.until, now: row.now };
}

/**
 * The case that suspended the member, or that holds their appeal: it was decided when the suspension began. A later case
 * whose suspension would have ended sooner is ignored.
 */
export function findSuspensionCase(db: Db, accountId: string): Promise<CaseRow | undefined> {
  return db
    .selectFrom('cases')
    .innerJoin('case_people', 'case_people.case_id', 'cases.id')
    .innerJoin('standings', 'standings.account_id', 'case_people.account_id')
    .selectAll('cases')
    .where('case_people.account_id', '=', accountId)
    .where('case_people.is_judged', '=', true)
    .where(sql<boolean>`('suspend' = cases.outcome or 'suspend' = any(cases.also))`)
    .where(
      // Where no day was left for one member of staff alone, the suspension began with the second yes.
      sql<boolean>`cases.decided_at >= standings.suspended_at
        - make_interval(hours => ${sql.lit(proposalTimes.loneHours)})`,
    )
    .whereRef('cases.reason', '=', 'standings.suspension_reason')
    .orderBy('cases.decided_at')
    .limit(1)
    .executeTakeFirst();
}

const dayMs = 86_400_000;

export async function presentSuspension(db: Db, core: Core, accountId: string): Promise<SuspensionBody> {
  const { reason, suspendedAt, until, now: at } = await requireSuspension(db, accountId);
  const row = await findSuspensionCase(db, accountId);
  const appealUntil = new Date(suspendedAt.getTime() + caseTimes.appealDays * dayMs);
  return {
    reason,
    also: row ? outcomesOf(row).filter((one) => one !== 'suspend') : [],
    until: isoDateOrEmpty(until),
    appealUntil: row?.appealed_at || appealUntil <= at ? '' : isoDateOrEmpty(appealUntil),
    appeal: row?.appeal ?? '',
    answer: row?.answer ?? '',
    appealedAt: isoDateOrEmpty(row?.appealed_at ?? null),
    answeredAt: isoDateOrEmpty(row?.answered_at ?? null),
    contact: core.contactAddress ?? '',
  };
}
