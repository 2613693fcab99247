import { sql } from 'kysely';
import { holdAccount } from '../../accounts/steps/hold-account.ts';
import type { Tx } from '../../ground/events.ts';
import type { Lifted } from '../../ground/reportable.ts';
import { changeStanding } from './change-standing.ts';

type Pause = { caseId: string; reason: string; days: number };

/** Pauses a member by the decision of a case, for so many days. A longer pause that they already have stays. */
export async function pauseMember(tx: Tx, accountId: string, { caseId, reason, days }: Pause): Promise<void> {
  if (!(await holdAccount(tx, accountId))) return;
  const until = sql<Date>`now() + make_interval(days => ${days}::int)`;
  const longer = await tx
    .selectFrom('standings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`pause_ends_at >= ${until}`)
    .executeTakeFirst();
  if (longer) return;
  await changeStanding(tx, accountId, { pause_ends_at: until, pause_case_id: caseId, pause_reason: reason });
}

/** Ends the pause of this case. One that another case has made stays, or begins to count. */
export async function endPauseOf(
  tx: Tx,
  accountId: string,
  { caseId, next }: Pick<Lifted, 'caseId' | 'next'>,
): Promise<void> {
  if (!(await holdAccount(tx, accountId))) return;
  const own = await tx
    .selectFrom('standings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('pause_case_id', '=', caseId)
    .executeTakeFirst();
  if (!own) return;
  await changeStanding(tx, accountId, {
    pause_ends_at: next?.until ?? null,
    pause_case_id: next?.caseId ?? null,
    pause_reason: next?.reason ?? null,
  });
}
