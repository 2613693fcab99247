import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';

/** The number of owners of a held organisation. */
export async function countOrganisationOwners(tx: Tx, organisationId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('organisation_staff')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return count;
}
