import type { Tx } from '../../ground/events.ts';
import { type Student, studentOf } from '../find-student.ts';
import type { ClaimRow } from '../row.ts';

/** As `findStudent`, held until the transaction ends: no one leaves the cohort while a claim is decided. */
export function holdStudent(
  tx: Tx,
  of: Pick<ClaimRow, 'account_id' | 'organisation_id' | 'cohort_id'>,
): Promise<Student | undefined> {
  return studentOf(tx, of).forShare('membership').executeTakeFirst();
}
