import type { Db } from '#db/connect.ts';
import type { ClaimRow } from './row.ts';

/** The row of the roster by which a member belongs to a cohort. */
export type Student = { membershipId: string; name: string; number: string; semester: string };

export type OfClaim = Pick<ClaimRow, 'account_id' | 'organisation_id' | 'cohort_id' | 'state'>;

/**
 * The membership by which the member of a claim is a student of its cohort; undefined once they have left. A file may have put them
 * into another cohort since they sent the claim: it keeps its own.
 */
export async function findStudent(db: Db, of: OfClaim): Promise<Student | undefined> {
  return studentOf(db, of).executeTakeFirst();
}

export function studentOf(
  db: Db,
  { account_id: accountId, organisation_id: organisationId, cohort_id: cohortId, state }: OfClaim,
) {
  return db
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .select(['membership.id as membershipId', 'row.name', 'row.number', 'row.semester'])
    .where('membership.account_id', '=', accountId ?? '')
    .where('membership.organisation_id', '=', organisationId)
    .where('membership.state', '=', 'member')
    .$if(state === 'draft', (query) => query.where('row.cohort_id', '=', cohortId ?? ''));
}
