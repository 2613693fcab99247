import { type SqlBool, sql } from 'kysely';
import { moneyLimits } from '#contract/agreement-money-limits.ts';
import type { Db } from '#db/connect.ts';

type Place = { id: string; project_id: string; contributor_id: string | null; number: number };

/** It is 90 days overdue, or nobody is left on the project's side who could pay. */
export async function isClosable(
  db: Db,
  { id, project_id: projectId, contributor_id: contributorId, number }: Place,
): Promise<boolean> {
  const { rows } = await sql<{ is_closable: SqlBool }>`
    select exists (
      select from agreement_late_payments
      where agreement_id = ${id} and milestone = ${number} and owed = 'pay' and settled_at is null
        and overdue_at <= clock_timestamp() - make_interval(days => ${moneyLimits.closeAfterDays})
    ) or not exists (
      select from project_members
      where project_id = ${projectId} and is_owner and account_id is distinct from ${contributorId}
    ) as is_closable`.execute(db);
  return rows[0]?.is_closable === true;
}
