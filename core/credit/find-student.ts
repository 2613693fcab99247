import type { Db } from '#db/connect.ts';
import type { ClaimRow } from './row.ts';

/** The row of the roster by which a member belongs to a cohort. */
export type Student = { membershipId: string; name: string; number: string; semester: string };

type Of = Pick<ClaimRow, 'account_id' | 'organisation_id' | 'cohort_id'>;

/**
 * Where the member of a claim has to be a student. A file may have put them into another cohort since they sent it: the claim keeps
 * its own, and needs any cohort of the institution.
 */
export function placeOf({ state, ...claim }: Of & Pick<ClaimRow, 'state'>): Of {
  return state === 'draft' ? claim : { ...claim, cohort_id: null };
}

/** The membership by which the member of a claim is a student of this cohort, or of any for null; undefined once they have left. */
export async function findStudent(db: Db, of: Of): Promise<Student | undefined> {
  return studentOf(db, of).executeTakeFirst();
}

export function studentOf(
  db: Db,
  { account_id: accountId, organisation_id: organisationId, cohort_id: cohortId }: Of,
) {
  return db
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .select(['membership.id as membershipId', 'row.name', 'row.number', 'row.semester'])
    .where('membership.account_id', '=', accountId ?? '')
    .where('membership.organisation_id', '=', organisationId)
    .where('membership.state', '=', 'member')
    .$if(cohortId !== null, (query) => query.where('row.cohort_id', '=', cohortId ?? ''));
}
