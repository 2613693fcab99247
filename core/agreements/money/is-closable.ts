import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Debt } from '#rules/agreements/money-due.ts';
import { moneyLimits } from '#rules/agreements/money-limits.ts';

type MilestoneKey = { id: string; project_id: string; contributor_id: string | null; number: number };
/** The part that is closed: the contributor closes the pay, the project closes a repayment. */
export type Closed = 'pay' | 'back';

/**
 * Whether the debt is 90 days overdue, or no one is left on the side that owes it. All of a repayment must be that long
 * overdue, since the project closes all of it; of the pay, a part is enough.
 * @param debts of the milestone, as they stand
 */
export async function isClosable(
  db: Db,
  { id, project_id: projectId, contributor_id: contributorId, number }: MilestoneKey,
  what: Closed,
  debts: readonly Debt[],
): Promise<boolean> {
  const isUnowned = sql`not exists (
    select from project_members
    where project_id = ${projectId} and is_owner and account_id is distinct from ${contributorId}
  )`;
  const back = debts.filter(({ owed, unsettled }) => owed === 'back' && unsettled > 0);
  const younger = sql`exists (
    select from unnest(${back.map(({ since }) => since)}::int[]) as open (since)
    where not exists (
      select from agreement_late_payments as late
      where late.agreement_id = ${id} and late.since = open.since and late.owed = 'back'
        and late.overdue_at <= clock_timestamp() - make_interval(days => ${moneyLimits.closeAfterDays})
    )
  )`;
  const { rows } = await sql<{ is_closable: SqlBool }>`
    select (exists (
      select from agreement_late_payments
      where agreement_id = ${id} and milestone = ${number} and owed = ${what} and settled_at is null
        and overdue_at <= clock_timestamp() - make_interval(days => ${moneyLimits.closeAfterDays})
    ) and not ${what === 'back' ? younger : sql`false`}) or ${what === 'back' ? sql`${contributorId}::text is null` : isUnowned} as is_closable`.execute(
    db,
  );
  return rows[0]?.is_closable === true;
}
