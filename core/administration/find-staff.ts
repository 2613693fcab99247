import { sql } from 'kysely';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import { splitStanding, standingColumns } from '../standings/standing-columns.ts';
import { mayHold, namedMailboxes } from './policy.ts';

/** The accounts that hold this right at this moment, administrators included. */
export async function findStaff(
  db: Db,
  core: Pick<Core, 'adminEmails'>,
  right: StaffRight,
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
    .execute();
  const found = rows.filter((row) => {
    const { standing, rest } = splitStanding(row);
    return mayHold(rest, standing, row.is_named);
  });
  return [...new Set(found.map(({ id }) => id))];
}
