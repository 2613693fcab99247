import type { Tx } from '../../ground/events.ts';
import { type Student, studentOf } from '../find-student.ts';
import type { ClaimRow } from '../row.ts';

/** As `findStudent`, held until the transaction ends: no one leaves the cohort while a claim is sent. */
export function holdStudent(
  tx: Tx,
  of: Pick<ClaimRow, 'account_id' | 'organisation_id' | 'cohort_id'>,
): Promise<Student | undefined> {
  return studentOf(tx, of).forShare('membership').executeTakeFirst();
}

/**
 * Whether the member of a claim is a student of the institution, held until the transaction ends: no one leaves while a claim is
 * decided. A file may have put them into another cohort since; the claim keeps its own, with its rule.
 */
export async function holdMembership(
  tx: Tx,
  of: Pick<ClaimRow, 'account_id' | 'organisation_id'>,
): Promise<boolean> {
  const membership = await tx
    .selectFrom('roster_memberships')
    .select('id')
    .where('account_id', '=', of.account_id ?? '')
    .where('organisation_id', '=', of.organisation_id)
    .where('state', '=', 'member')
    .forShare()
    .executeTakeFirst();
  return membership !== undefined;
}
