import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';

const select = gathered((db, accountId: string) =>
  db
    .selectFrom('organisation_staff as seat')
    .innerJoin('organisations', 'organisations.id', 'seat.organisation_id')
    .select(sql<number>`count(distinct organisations.id)::int`.as('count'))
    .where('seat.account_id', '=', accountId)
    .where('organisations.state', 'not in', ['declined', 'closed', 'removed']),
);

/** The organisations that are not over for which the account acts. */
export async function countOrganisationsOf(db: Db, accountId: string): Promise<number> {
  const [found] = await select(db, accountId);
  return found?.count ?? 0;
}
