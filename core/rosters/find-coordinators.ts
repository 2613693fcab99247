import type { Db } from '#db/connect.ts';

/** The staff who look after students: owners and coordinators. */
export async function findCoordinators(db: Db, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('organisation_staff')
    .select('account_id')
    .distinct()
    .where('organisation_id', '=', organisationId)
    .where('role', 'in', ['owner', 'coordinator'])
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}
