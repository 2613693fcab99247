import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** The organisations whose students the account looks after, as owner or coordinator, by a role that works. */
export const coordinatedBy = (accountId: string) => sql`
  select seat.organisation_id from organisation_staff as seat
  join organisation_addresses as address
    on address.organisation_id = seat.organisation_id and address.account_id = seat.account_id
  where seat.account_id = ${accountId} and seat.role in ('owner', 'coordinator') and address.proven_until > now()`;

/** The staff who look after students: owners and coordinators whose role works. */
export async function findCoordinators(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisation_staff as seat')
    .innerJoin('organisation_addresses as address', (join) =>
      join
        .onRef('address.organisation_id', '=', 'seat.organisation_id')
        .onRef('address.account_id', '=', 'seat.account_id'),
    )
    .select('seat.account_id')
    .distinct()
    .where('seat.organisation_id', '=', organisationId)
    .where('seat.role', 'in', ['owner', 'coordinator'])
    .where('address.proven_until', '>', sql<Date>`now()`)
    .orderBy('seat.account_id')
    .execute();
  return rows.map((row) => row.account_id);
}
