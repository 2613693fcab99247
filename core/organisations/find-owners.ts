import type { Db } from '#db/connect.ts';

/** The owners of an organisation, the longest-standing first. */
export async function findOrganisationOwners(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisation_staff')
    .select('account_id')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'owner')
    .orderBy('since')
    .orderBy('account_id')
    .execute();
  return rows.map(({ account_id: id }) => id);
}
