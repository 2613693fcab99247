import { sql } from 'kysely';
import type { OrganisationRole, OrganisationState } from '#contract/organisations/limits.ts';
import type { Db } from '#db/connect.ts';
import type { OrganisationSeat } from './policy.ts';
import { clock, type OrganisationRow } from './row.ts';

/** An organisation with what one member of its staff may do for it now. */
export type OrganisationSeatRow = Omit<OrganisationRow, 'state'> &
  OrganisationSeat & {
    now: Date;
    /** Until when their address at its domain is proven; null where none was. */
    proven_until: Date | null;
    email: string;
  };

const roles = sql<OrganisationRole[]>`array(
  select role from organisation_staff as seat
  where seat.organisation_id = organisations.id and seat.account_id = own.account_id
  order by array_position(array['owner', 'coordinator', 'reviewer'], role)
)`.as('roles');

/** All organisations for which the account acts, with its roles. */
export function organisationSeatsOf(db: Db, accountId: string) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('organisation_staff')
        .select(['organisation_id', 'account_id'])
        .distinct()
        .where('account_id', '=', accountId)
        .as('own'),
    )
    .innerJoin('organisations', 'organisations.id', 'own.organisation_id')
    .leftJoin('organisation_addresses as address', (join) =>
      join
        .onRef('address.organisation_id', '=', 'organisations.id')
        .onRef('address.account_id', '=', 'own.account_id'),
    )
    .selectAll('organisations')
    .select([
      roles,
      clock,
      'address.proven_until',
      sql<string>`coalesce(address.email, '')`.as('email'),
      sql<boolean>`coalesce(address.proven_until > now(), false)`.as('isProven'),
    ]);
}

export async function findOrganisationSeat(
  db: Db,
  accountId: string,
  slug: string,
): Promise<OrganisationSeatRow | undefined> {
  const row = await organisationSeatsOf(db, accountId)
    .where('organisations.slug', '=', slug)
    .executeTakeFirst();
  return row && { ...row, state: row.state as OrganisationState };
}
