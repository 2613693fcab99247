import { sql } from 'kysely';
import { loneSuspensionDays } from '#contract/administration/limits.ts';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { splitStanding, standingColumns } from '../standings/standing-columns.ts';
import { mayHold, namedMailboxes } from './policy.ts';

/** A suspension that staff alone began ends within these days. */
const isJustSuspended = sql<boolean>`coalesce(
  suspended_at > now() - make_interval(days => ${sql.lit(loneSuspensionDays)}), false)`;

/**
 * The accounts that hold this right at this moment, administrators included. `withSuspended` adds those who were suspended
 * within the last 7 days: no one makes others unable to confirm by suspending them.
 */
export async function findStaff(
  db: Db,
  core: Pick<Core, 'adminEmails'>,
  right: StaffRight,
  { withSuspended = false }: { withSuspended?: boolean } = {},
): Promise<string[]> {
  const rows = await db
    .selectFrom(
      sql<{ id: string; is_named: boolean }>`(
        select id, true as is_named from accounts where delivered = any (${namedMailboxes(core)}::text[])
        union all select account_id, false from staff_rights where name = ${right}
      )`.as('holder'),
    )
    .innerJoin('accounts', 'accounts.id', 'holder.id')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email_verified_at', 'holder.is_named'])
    .select([...standingColumns])
    .select(isJustSuspended.as('is_just_suspended'))
    .execute();
  const found = rows.filter((row) => {
    const { standing, rest } = splitStanding(row);
    const isSuspended = standing.isSuspended && !(withSuspended && row.is_just_suspended);
    return mayHold(rest, { age: standing.age, isSuspended }, row.is_named);
  });
  return [...new Set(found.map(({ id }) => id))];
}
